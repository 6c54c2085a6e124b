/** A save that did not happen, in words for editors. */
export class Unsaved extends Error {
  override name = 'Unsaved';
  /** 409: somebody else saved; 422: something has to be mended. */
  readonly status: 409 | 422;

  constructor(status: 409 | 422, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
