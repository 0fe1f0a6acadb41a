import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { listen } from '../../support/servers/servers.ts'
import { BrokerRules, type Wanted } from './brokerRules.ts'

type Body = Record<string, unknown>
type Route = [
  pattern: RegExp,
  answer: (parts: string[], body: Body, query: URLSearchParams) => object,
]

/**
 * The part of a Pact broker's API that the clients of our recipes call. It replaces a real one, which none of the
 * package registries brings.
 */
export class StubBroker extends BrokerRules {
  origin = ''
  readonly webhooks: Body[] = []
  /** The credentials that the clients sent. */
  readonly credentials = new Set<string>()
  readonly #branches: Record<string, string> = {}
  readonly #server = createServer((request, response) => {
    const answer = async () => {
      const { method = '', url = '', headers } = request
      this.credentials.add(headers.authorization ?? '')
      const body = method === 'GET' ? {} : ((await json(request).catch(() => ({}))) as Body)
      const found = this.#answer(method, new URL(url, this.origin), body)
      const status = method === 'POST' ? 201 : 200
      response.writeHead(found ? status : 404, { 'Content-Type': 'application/hal+json' })
      response.end(JSON.stringify(found ?? { error: 'not found' }))
    }
    void answer()
  })

  async start(): Promise<this> {
    this.origin = `http://127.0.0.1:${await listen(this.#server)}`
    return this
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /** The address of a pact, as a webhook names it. */
  pactUrl = (index: number) => `${this.origin}/pacts/${index}`

  #answer(method: string, url: URL, body: Body): object | undefined {
    const asked = `${method} ${decodeURIComponent(url.pathname)}`
    for (const [pattern, answer] of this.#routes) {
      const found = pattern.exec(asked)
      if (found) return answer(found.slice(1), body, url.searchParams)
    }
    return undefined
  }

  readonly #link = (path: string) => ({ href: this.origin + path, templated: path.includes('{') })

  readonly #routes: Route[] = [
    [/^GET \/$/, () => this.#index()],
    [/^POST \/contracts\/publish$/, (_, body) => this.#publish(body)],
    // The verifier follows the link before it asks by POST.
    [
      /^GET (\/pacts\/provider\/daymark-backend\/for-verification)$/,
      ([path = '']) => ({ _links: { self: this.#link(path) } }),
    ],
    [
      /^POST \/pacts\/provider\/daymark-backend\/for-verification$/,
      (_, body) => ({ _embedded: { pacts: this.#pacts(body as unknown as Wanted) }, _links: {} }),
    ],
    [/^GET \/pacts\/(\d+)$/, ([index]) => this.#pact(Number(index))],
    [/^POST \/pacts\/(\d+)\/results$/, ([index], body) => this.#result(Number(index), body)],
    [/^GET \/environments$/, () => this.#environments()],
    [/^POST \/environments$/, (_, body) => ({ uuid: '1', ...body, _links: {} })],
    [/^GET \/matrix$/, (_, __, query) => this.#matrix(query)],
    [
      /^POST \/webhooks$/,
      (_, body) => {
        this.webhooks.push(body)
        return { uuid: '1', ...body, _links: { self: this.#link('/webhooks/1') } }
      },
    ],
    [
      /^PUT \/pacticipants\/.+\/branches\/(.+)\/versions\/(.+)$/,
      ([branch = '', version = '']) => {
        this.#branches[version] = branch
        return { _links: {} }
      },
    ],
    [
      /^POST \/pacticipants\/(.+)\/versions\/(.+)\/deployed-versions\/environment\/1$/,
      ([pacticipant = '', version = '']) => {
        this.deployed.push({ pacticipant, version })
        return { uuid: '1', _links: {} }
      },
    ],
    [
      /^GET (\/pacticipants\/.+\/versions\/(.+))$/,
      ([path, version]) => this.#version(path, version),
    ],
    [/^GET \/pacticipants\/([^/]+)$/, ([name = '']) => this.#pacticipant(name)],
    [
      /^(?:POST|PUT|PATCH) \/pacticipants(?:\/([^/]+))?$/,
      ([name], body) => {
        this.mainBranches[name ?? String(body['name'])] = String(body['mainBranch'])
        return this.#pacticipant(name ?? String(body['name']))
      },
    ],
  ]

  #index(): object {
    return {
      _links: {
        'pb:environments': this.#link('/environments'),
        'pb:pacticipant': this.#link('/pacticipants/{pacticipant}'),
        'pb:pacticipants': this.#link('/pacticipants'),
        'pb:pacticipant-version': this.#link('/pacticipants/{pacticipant}/versions/{version}'),
        'pb:provider-pacts-for-verification': this.#link(
          '/pacts/provider/{provider}/for-verification',
        ),
        'pb:publish-contracts': this.#link('/contracts/publish'),
        'pb:webhooks': this.#link('/webhooks'),
      },
    }
  }

  #publish(body: Body): object {
    const [{ content }] = body['contracts'] as [{ content: string }]
    const pact = JSON.parse(Buffer.from(content, 'base64').toString()) as object
    const version = String(body['pacticipantVersionNumber'])
    this.published.push({ version, branch: String(body['branch']), pact })
    return { notices: [], _embedded: {}, _links: {} }
  }

  #pacts(wanted: Wanted): object[] {
    return this.forVerification(wanted).map(({ index, version, pending }) => ({
      shortDescription: version,
      verificationProperties: { pending, notices: [] },
      _links: { self: { href: this.pactUrl(index), name: `The pact of ${version}` } },
    }))
  }

  #pact(index: number): object {
    return {
      ...this.published[index]?.pact,
      _links: {
        self: this.#link(`/pacts/${index}`),
        'pb:provider': this.#link('/pacticipants/daymark-backend'),
        'pb:publish-verification-results': this.#link(`/pacts/${index}/results`),
      },
    }
  }

  #result(pact: number, body: Body): object {
    const providerVersion = String(body['providerApplicationVersion'])
    const providerBranch = this.#branches[providerVersion] ?? ''
    this.results.push({ pact, providerVersion, providerBranch, success: body['success'] === true })
    return { _links: {} }
  }

  #environments(): object {
    const production = { uuid: '1', name: 'production', production: true }
    return {
      _embedded: { environments: [production] },
      _links: { 'pb:environments': [{ ...this.#link('/environments/1'), name: 'production' }] },
    }
  }

  #matrix(query: URLSearchParams): object {
    const [pacticipant, version] = [query.get('q[][pacticipant]'), query.get('q[][version]')]
    const deployable = this.canDeploy(String(pacticipant), String(version))
    const reason = deployable ? 'All fit' : 'There is no successful verification between them'
    const summary = { deployable, reason, success: 0, failed: 0, unknown: 0 }
    return { summary, notices: [], matrix: [] }
  }

  #version(path = '', version = ''): object {
    const deploying = this.#link(`${path}/deployed-versions/environment/1`)
    return {
      number: version,
      _links: {
        self: this.#link(path),
        'pb:record-deployment': [{ ...deploying, name: 'production' }],
      },
    }
  }

  #pacticipant(name: string): object {
    const path = `/pacticipants/${name}`
    return {
      name,
      _links: {
        self: this.#link(path),
        'pb:branch-version': this.#link(`${path}/branches/{branch}/versions/{version}`),
        'pb:version': this.#link(`${path}/versions/{version}`),
      },
    }
  }
}
