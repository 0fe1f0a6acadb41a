/** The response of an operation. No body: zero bytes. A text: HTML. Anything else: JSON. */
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

export const noContent = { status: 204 } as const

export function toResponse({ status, body, headers }: ApiResponse): Response {
  if (body !== undefined && typeof body !== 'string') {
    return Response.json(body, { status, headers })
  }
  const type: Record<string, string> =
    status === 204 ? {} : { 'Content-Type': 'text/html; charset=utf-8' }
  return new Response(body ?? null, { status, headers: { ...type, ...headers } })
}
