/** Errors of browser extensions are not ours: logged in one line and suppressed (R303). */

/** Logs a URL or stack that matches an extension's. */
function isFromExtension(from: unknown): boolean {
  const matches = /-extension:/.test(from as string);
  if (matches) console.warn(from);
  return matches;
}

export function ignoreExtensionErrors(): void {
  // Handlers instead of listeners: less code on every page. Returning true suppresses the error.
  window.onerror = (_message, file) => isFromExtension(file);
  window.onunhandledrejection = (event) => {
    if (isFromExtension(event.reason?.stack)) event.preventDefault();
  };
}
