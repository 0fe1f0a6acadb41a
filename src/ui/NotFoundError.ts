/** What a URL names does not exist: an unknown kind of module, or a passkey that is gone. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
}
