// Runs before the first paint, so that nothing flashes in the other theme.
try {
  const chosen = localStorage.getItem('baize.console.theme');
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = chosen === 'dark' || (chosen === 'system' && prefersDark);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
} catch {
  document.documentElement.dataset.theme = 'light';
}
