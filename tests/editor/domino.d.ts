/** Its own types are of another name. */
declare module '@mixmark-io/domino' {
  export function createWindow(html?: string): Window;
}
