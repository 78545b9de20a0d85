// Runs before the page is drawn, so that what only scripts can serve does not appear late.
document.documentElement.classList.add("scripted");
