/** What a URL names does not exist: an id that cannot be one, or a passkey that is gone. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
}
