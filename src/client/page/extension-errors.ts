/** Errors of browser extensions are not ours: logged in one line and suppressed (R303). */

/** Whether a URL or stack matches an extension's; logs it then. */
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
