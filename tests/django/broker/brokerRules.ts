export interface Published {
  version: string
  branch: string
  pact: object
}

interface Result {
  /** Which of the published pacts. */
  pact: number
  providerVersion: string
  providerBranch: string
  success: boolean
}

interface Deployment {
  pacticipant: string
  version: string
}

/** The pacts that a verification asks a broker for. */
export interface Wanted {
  consumerVersionSelectors: Partial<
    Record<'mainBranch' | 'matchingBranch' | 'deployedOrReleased', true>
  >[]
  providerVersionBranch?: string
  includePendingStatus?: boolean
  includeWipPactsSince?: string
}

/**
 * The knowledge of a Pact broker and its rules. A pact is pending on a branch until it held there once. A version that
 * goes to production must fit the versions that are there.
 */
export class BrokerRules {
  readonly published: Published[] = []
  readonly results: Result[] = []
  readonly deployed: Deployment[] = []
  readonly mainBranches: Record<string, string> = {}

  /** The pacts of the branches that are chosen, or with work in progress of any branch. */
  forVerification(wanted: Wanted): { index: number; version: string; pending: boolean }[] {
    return this.published.flatMap((one, index) =>
      this.#isChosen(one, wanted) || wanted.includeWipPactsSince !== undefined
        ? [{ index, version: one.version, pending: this.#isPending(index, wanted) }]
        : [],
    )
  }

  /** Returns whether a version fits every version on the other side that is in production. */
  canDeploy(pacticipant: string, version: string): boolean {
    return this.deployed
      .filter((one) => one.pacticipant !== pacticipant)
      .every((partner) =>
        this.results.some(({ pact, providerVersion, success }) => {
          const pair = [this.published[pact]?.version, providerVersion]
          return success && pair.includes(version) && pair.includes(partner.version)
        }),
      )
  }

  #isChosen({ branch, version }: Published, wanted: Wanted): boolean {
    return wanted.consumerVersionSelectors.some(
      ({ mainBranch, matchingBranch, deployedOrReleased }) =>
        (mainBranch && branch === this.mainBranches['daymark-web']) ||
        (matchingBranch && branch === wanted.providerVersionBranch) ||
        (deployedOrReleased && this.deployed.some((one) => one.version === version)),
    )
  }

  #isPending(index: number, { includePendingStatus, providerVersionBranch }: Wanted): boolean {
    const heldBefore = this.results.some(
      ({ pact, success, providerBranch }) =>
        pact === index && success && providerBranch === providerVersionBranch,
    )
    return includePendingStatus === true && !heldBefore
  }
}
