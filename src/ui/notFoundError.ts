/** Thrown when a URL names an object that does not exist: an impossible id, or a passkey that was deleted. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
}
