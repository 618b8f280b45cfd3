/** Shown where a front end would be, while there is none. */
export const notBuiltPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Baize</title>
<style>
body { font: 1.125rem/1.6 system-ui, sans-serif; margin: 15vh auto; max-width: 34rem; padding: 0 1.5rem }
code { background: #8883; border-radius: .25rem; padding: .1rem .4rem }
@media (prefers-color-scheme: dark) { body { background: #0d1512; color: #e8ece9 } }
</style>
</head>
<body>
<h1>The pages are not built yet</h1>
<p>The server is running and answers its calls. Stop it and run <code>npm start</code>, which builds
the pages first, or run <code>npm run build</code> and start the server again.</p>
</body>
</html>
`;
