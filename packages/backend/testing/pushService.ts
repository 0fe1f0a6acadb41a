import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { PushMessageSchema, type PushSubscriptionInput } from '@daymark/api/schemas'

/** A message that a browser got. */
interface Delivery {
  endpoint: string
  headers: IncomingHttpHeaders
  message: PushMessageSchema
}

interface Browser {
  keys: ECDH
  auth: Buffer
}

/** A push service on loopback, with browsers that read what it gets for them (RFC 8030, 8291 and 8292). */
export class TestPushService {
  /** What browsers got, oldest first. */
  readonly deliveries: Delivery[] = []
  /** How it answers the next requests. Afterwards it takes each. */
  answers: { status: number; headers?: Record<string, string> }[] = []
  requests = 0
  /** The endpoints of browsers for which it never answers. */
  readonly silent = new Set<string>()
  readonly #browsers = new Map<string, Browser>()
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      this.requests += 1
      if (this.silent.has(this.origin + (request.url ?? ''))) return
      const { status, headers } = this.answers.shift() ?? { status: 201 }
      void buffer(request).then((body) => {
        if (status === 201) this.#deliver(request.url ?? '', request.headers, body)
        response.writeHead(status, headers).end()
      })
    })
  }

  /** Starts one on a free port. It does not keep the process alive. */
  static async start(): Promise<TestPushService> {
    const service = new TestPushService()
    service.#server.listen(0, '127.0.0.1')
    await once(service.#server, 'listening')
    service.#server.unref()
    return service
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Returns the subscription of a new browser. */
  subscribe(): PushSubscriptionInput {
    const keys = createECDH('prime256v1')
    const auth = randomBytes(16)
    const path = `/push/${randomBytes(8).toString('hex')}`
    const p256dh = keys.generateKeys('base64url')
    this.#browsers.set(path, { keys, auth })
    return { endpoint: this.origin + path, keys: { p256dh, auth: auth.toString('base64url') } }
  }

  /** The texts that browsers got, oldest first. */
  get bodies(): string[] {
    return this.deliveries.map(({ message }) => message.notification.body)
  }

  #deliver(path: string, headers: IncomingHttpHeaders, body: Buffer): void {
    const browser = this.#browsers.get(path)
    if (!browser) throw new Error(`No browser is subscribed at ${path}`)
    requireSigned(headers.authorization ?? '', this.origin)
    const message = PushMessageSchema.parse(JSON.parse(decrypt(body, browser)))
    this.deliveries.push({ endpoint: this.origin + path, headers, message })
  }
}

/** Decrypts a message in the encoding `aes128gcm` (RFC 8188) with the keys of a browser (RFC 8291). */
function decrypt(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const end = 21 + body.readUInt8(20)
  const sender = body.subarray(21, end)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  cipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([cipher.update(body.subarray(end, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** Throws unless a server has signed that it calls this push service (RFC 8292). */
function requireSigned(authorization: string, audience: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+), ?k=([^,\s]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    sub: string
  }
  if (!isSigned || aud !== audience || !/^(mailto:|https:)/.test(sub))
    throw new Error('The message is not signed for this push service')
}
