/** A save that did not happen, in words for editors. */
export class Unsaved extends Error {
  override name = 'Unsaved';
  /** 409: somebody else saved; 422: something has to be mended; 429: too much at once. */
  readonly status: 409 | 422 | 429;

  constructor(status: Unsaved['status'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
