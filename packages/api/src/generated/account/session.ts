import type {
  AuthenticatedResponse,
  SessionGone,
  UnauthenticatedResponse
} from './account.schemas.ts';

import { accountRequest } from '../../transport/mutators.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * @summary Who is signed in, or which flow is pending
 */
export const getSession = (

 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<AuthenticatedResponse | UnauthenticatedResponse | SessionGone>(
      {url: `/_allauth/browser/v1/auth/session`, method: 'GET', signal
    },
      { statuses: [200, 401, 410],  ...options});
    }


/**
 * The only answer is 401 without a pending flow, also for a visitor. It is the success.
 * @summary Log out, or throw a pending flow away
 */
export const deleteSession = (

 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<UnauthenticatedResponse>(
      {url: `/_allauth/browser/v1/auth/session`, method: 'DELETE', signal
    },
      { statuses: [401],  ...options});
    }


