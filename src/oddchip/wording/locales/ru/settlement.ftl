label = { $label }: { $text }
