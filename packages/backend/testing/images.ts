/** The first bytes of a PNG, as far as the backend looks at them. */
export const png = new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\n12345678', 'latin1'))
