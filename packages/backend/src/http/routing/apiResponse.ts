/** What an operation answers. No body: zero bytes. A text: HTML. Anything else: JSON. */
export interface ApiResponse {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

export function ok<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body }
}

export function created<Body>(body: Body): { status: 201; body: Body } {
  return { status: 201, body }
}

export function noContent(): { status: 204 } {
  return { status: 204 }
}
