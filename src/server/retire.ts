/** Message to a server that another one has replaced. A file of its own, because `serve.ts` must not load the server. */
export const RETIRE = 'retire';
