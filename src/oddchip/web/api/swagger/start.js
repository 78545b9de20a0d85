SwaggerUIBundle({
  url: "/api/v1/openapi.json",
  dom_id: "#swagger-ui",
  deepLinking: true,
  // Otherwise a picture would be asked of another host to say that the description is valid.
  validatorUrl: null,
});
