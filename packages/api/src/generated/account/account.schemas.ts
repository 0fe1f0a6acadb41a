export interface User {
  /** @minimum 1 */
  id: number;
  display: string;
  /** The primary address */
  email: string;
  username: string;
  language?: string;
  timeZone?: string;
  /**
     * What the passkeys of the account name it by. Not from every backend: where it is missing, it is the
     * `id` in base 36, as django-allauth writes it.
     * @maxLength 100
     * @pattern ^[A-Za-z0-9_-]*$
     */
  passkeyHandle?: string;
}

/**
 * How the session was signed in or confirmed
 */
export interface AuthenticationMethod {
  method: string;
  /** In seconds since 1970 */
  at: number;
  /** The address the code went to */
  email?: string;
  /** The passkey */
  id?: number;
  type?: string;
  passwordless?: boolean;
  reauthenticated?: boolean;
}

export interface Flow {
  /**
     * `login_by_code`, `verify_email`, `mfa_signup_webauthn` and `mfa_authenticate` can be pending;
     * `login`, `signup`, `mfa_login_webauthn` are open to the anonymous; `reauthenticate` to the others.
     */
  id: string;
  is_pending?: boolean;
  /** Types of authenticators that serve */
  types?: string[];
}

export type AuthenticatedData = {
  user: User;
  /** The oldest first; empty right after a sign-up by passkey */
  methods: AuthenticationMethod[];
};

/**
 * What became of the mail with the code that is waited for: not sent yet, not sent yet because the mail
 * server cannot be reached or asks for patience (it is tried again as long as the code holds), refused
 * because the mail server does not know the address, or sent. Not from every backend.
 */
export type MailState = 'waiting' | 'delayed' | 'refused' | 'sent';
export type AuthenticatedMeta = {
  is_authenticated: true;
  mail?: MailState;
};

export interface Authenticated {
  status: 200;
  data: AuthenticatedData;
  meta: AuthenticatedMeta;
}

export type UnauthenticatedData = {
  flows: Flow[];
};

export type UnauthenticatedMeta = {
  is_authenticated: false;
  mail?: MailState;
};

export interface Unauthenticated {
  status: 401;
  data: UnauthenticatedData;
  meta: UnauthenticatedMeta;
}

export type ReauthenticationRequiredData = {
  user: User;
  methods: AuthenticationMethod[];
  flows: Flow[];
};

export type ReauthenticationRequiredMeta = {
  is_authenticated: true;
};

export interface ReauthenticationRequired {
  status: 401;
  data: ReauthenticationRequiredData;
  meta: ReauthenticationRequiredMeta;
}

export const SessionGoneValue = {
  status: 410,
} as const;
export type SessionGone = typeof SessionGoneValue;

export interface AccountErrorDetail {
  /** What a client translates */
  code: string;
  /** English */
  message: string;
  /** The faulty member; missing for the body as a whole */
  param?: string;
}

export interface Invalid {
  status: 400;
  /** @minItems 1 */
  errors: AccountErrorDetail[];
}

export const ForbiddenValue = {
  status: 403,
} as const;
export type Forbidden = typeof ForbiddenValue;

export const ConflictValue = {
  status: 409,
} as const;
export type Conflict = typeof ConflictValue;

export const TooManyRequestsValue = {
  status: 429,
} as const;
export type TooManyRequests = typeof TooManyRequestsValue;

export const DoneAnswerValue = {
  status: 200,
} as const;
export type DoneAnswer = typeof DoneAnswerValue;

export const NotFoundValue = {
  status: 404,
} as const;
export type NotFound = typeof NotFoundValue;

/**
 * One browser in which the account is logged in
 */
export interface BrowserSession {
  /** @minimum 1 */
  id: number;
  /** What the browser called itself when it logged in */
  user_agent: string;
  /** The network address at that time. Not from every backend */
  ip?: string;
  /** In seconds since 1970 */
  created_at: number;
  /** In seconds since 1970. Not from every backend */
  last_seen_at?: number;
  /** Whether it is the browser that asks */
  is_current: boolean;
}

export interface SessionsAnswer {
  status: 200;
  data: BrowserSession[];
}

export interface EndSessionsInput {
  /**
     * @minItems 1
     * @maxItems 10000
     * @items.minimum 1
     */
  sessions: number[];
}

export interface EmailAddress {
  email: string;
  verified: boolean;
  primary: boolean;
}

export interface EmailAddressesAnswer {
  status: 200;
  data: EmailAddress[];
}

export interface Passkey {
  type: 'webauthn';
  /** @minimum 1 */
  id: number;
  name: string;
  /** In seconds since 1970 */
  created_at: number;
  /**
     * In seconds since 1970; null when never used
     * @nullable
     */
  last_used_at: number | null;
  /** Missing when the browser did not say */
  is_passwordless?: boolean;
}

export type OtherAuthenticatorType = 'totp' | 'recovery_codes';
/**
 * Daymark offers none of these and leaves them out
 */
export interface OtherAuthenticator {
  type: OtherAuthenticatorType;
}

export type Authenticator = Passkey | OtherAuthenticator;

export interface AuthenticatorsAnswer {
  status: 200;
  data: Authenticator[];
}

export interface PasskeyAnswer {
  status: 200;
  data: Passkey;
}

export type PasskeyAddedAnswerMeta = {
  recovery_codes_generated: boolean;
};

export interface PasskeyAddedAnswer {
  status: 200;
  data: Passkey;
  meta: PasskeyAddedAnswerMeta;
}

/**
 * Bytes as base64url without padding
 * @maxLength 65536
 * @pattern ^[A-Za-z0-9_-]*$
 */
export type Base64Url = string;

export interface CredentialDescriptor {
  type: 'public-key';
  id: Base64Url;
  transports?: string[];
}

export type PasskeyCreationOptionsAuthenticatorSelectionAuthenticatorAttachment = 'platform' | 'cross-platform';
export type PasskeyCreationOptionsAuthenticatorSelectionResidentKey = 'discouraged' | 'preferred' | 'required';
export type PasskeyCreationOptionsAuthenticatorSelectionUserVerification = 'discouraged' | 'preferred' | 'required';
export type PasskeyCreationOptionsAttestation = 'none' | 'indirect' | 'direct' | 'enterprise';
export type PasskeyCreationOptionsRp = {
  id?: string;
  name: string;
};

export type PasskeyCreationOptionsUser = {
  id: Base64Url;
  name: string;
  displayName: string;
};

export type PasskeyCreationOptionsPubKeyCredParamsItem = {
  type: 'public-key';
  alg: number;
};

export type PasskeyCreationOptionsAuthenticatorSelection = {
  authenticatorAttachment?: PasskeyCreationOptionsAuthenticatorSelectionAuthenticatorAttachment;
  residentKey?: PasskeyCreationOptionsAuthenticatorSelectionResidentKey;
  requireResidentKey?: boolean;
  userVerification?: PasskeyCreationOptionsAuthenticatorSelectionUserVerification;
};

export type PasskeyCreationOptionsExtensions = {
  credProps?: boolean;
};

/**
 * PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3
 */
export interface PasskeyCreationOptions {
  rp: PasskeyCreationOptionsRp;
  user: PasskeyCreationOptionsUser;
  challenge: Base64Url;
  pubKeyCredParams: PasskeyCreationOptionsPubKeyCredParamsItem[];
  timeout?: number;
  excludeCredentials?: CredentialDescriptor[];
  authenticatorSelection?: PasskeyCreationOptionsAuthenticatorSelection;
  attestation?: PasskeyCreationOptionsAttestation;
  extensions?: PasskeyCreationOptionsExtensions;
}

export type CreationOptionsAnswerDataCreationOptions = {
  publicKey: PasskeyCreationOptions;
};

export type CreationOptionsAnswerData = {
  creation_options: CreationOptionsAnswerDataCreationOptions;
};

export interface CreationOptionsAnswer {
  status: 200;
  data: CreationOptionsAnswerData;
}

/**
 * How the browser asks, as `navigator.credentials.get()` takes it. A server may leave it out.
 */
export type RequestOptionsAnswerDataRequestOptionsMediation = 'conditional' | 'optional' | 'required' | 'silent';
export type PasskeyRequestOptionsUserVerification = 'discouraged' | 'preferred' | 'required';
/**
 * PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3
 */
export interface PasskeyRequestOptions {
  challenge: Base64Url;
  timeout?: number;
  rpId?: string;
  allowCredentials?: CredentialDescriptor[];
  userVerification?: PasskeyRequestOptionsUserVerification;
}

export type RequestOptionsAnswerDataRequestOptions = {
  publicKey: PasskeyRequestOptions;
  /** How the browser asks, as `navigator.credentials.get()` takes it. A server may leave it out. */
  mediation?: RequestOptionsAnswerDataRequestOptionsMediation;
};

export type RequestOptionsAnswerData = {
  request_options: RequestOptionsAnswerDataRequestOptions;
};

export interface RequestOptionsAnswer {
  status: 200;
  data: RequestOptionsAnswerData;
}

export type RegistrationCredentialResponse = {
  clientDataJSON: Base64Url;
  attestationObject: Base64Url;
  /**
     * @maxItems 20
     * @items.maxLength 100
     */
  transports?: string[];
};

export type ClientExtensionResultsCredProps = {
  /** Whether the passkey can be found without naming the account */
  rk?: boolean;
};

export interface ClientExtensionResults {
  credProps?: ClientExtensionResultsCredProps;
}

/**
 * RegistrationResponseJSON of WebAuthn level 3, what a browser makes of a new passkey
 */
export interface RegistrationCredential {
  type: 'public-key';
  id: Base64Url;
  rawId: Base64Url;
  /**
     * @maxLength 100
     * @nullable
     */
  authenticatorAttachment?: string | null;
  response: RegistrationCredentialResponse;
  clientExtensionResults?: ClientExtensionResults;
}

export type AuthenticationCredentialResponse = {
  clientDataJSON: Base64Url;
  authenticatorData: Base64Url;
  signature: Base64Url;
  /** Needed to find the account at sign-in */
  userHandle?: Base64Url | null;
};

/**
 * AuthenticationResponseJSON of WebAuthn level 3, what a browser makes when a passkey is used
 */
export interface AuthenticationCredential {
  type: 'public-key';
  id: Base64Url;
  rawId: Base64Url;
  /**
     * @maxLength 100
     * @nullable
     */
  authenticatorAttachment?: string | null;
  response: AuthenticationCredentialResponse;
  clientExtensionResults?: ClientExtensionResults;
}

/**
 * @maxLength 254
 */
export type EmailText = string;

export interface SignUpInput {
  email: EmailText;
}

export interface RequestLoginCodeInput {
  email: EmailText;
}

export interface EmailAddressInput {
  email: EmailText;
}

export interface PrimaryEmailAddressInput {
  email: EmailText;
  primary: true;
}

/**
 * 6 characters in their compatible form (NFKC). Case does not count, and neither do spaces, dashes and invisible characters (Unicode's category Cf, such as U+200B) around or between them.
 * @minLength 1
 * @maxLength 200
 */
export type MailedCode = string;

export interface VerifyEmailInput {
  key: MailedCode;
}

export interface ConfirmLoginCodeInput {
  code: MailedCode;
}

/**
 * What people call a passkey; white space around it does not count, and one whose characters are all invisible counts as empty. django-allauth would take up to 100 characters, but every name in Daymark has the same limit.
 * @minLength 1
 * @maxLength 50
 */
export type PasskeyName = string;

export interface NewPasskeyInput {
  name?: PasskeyName;
  credential: RegistrationCredential;
}

export interface PasskeyInput {
  credential: AuthenticationCredential;
}

export interface RenamePasskeyInput {
  /** @minimum 1 */
  id: number;
  name: PasskeyName;
}

export interface DeletePasskeysInput {
  /**
     * @minItems 1
     * @maxItems 100
     * @items.minimum 1
     */
  authenticators: number[];
}

/**
 * The sessions that the account has now
 */
export type SessionsResponse = SessionsAnswer;

/**
 * The backend does not list sessions; the body may be JSON or a page in HTML
 */
export type NoSessionListResponse = NotFound | string;

/**
 * A person is signed in
 */
export type AuthenticatedResponse = Authenticated;

/**
 * The caller is a visitor; the flows say what they can do, and what comes next
 */
export type UnauthenticatedResponse = Unauthenticated;

/**
 * The caller is a visitor, or a signed-in person who has to confirm again
 */
export type UnauthenticatedOrStaleResponse = Unauthenticated | ReauthenticationRequired;

/**
 * The body is faulty
 */
export type InvalidResponse = Invalid;

/**
 * The CSRF token is missing or wrong, or the origin is not trusted; a page in HTML
 */
export type CsrfFailedResponse = string;

/**
 * The step does not fit the state of the session
 */
export type ConflictResponse = Conflict;

/**
 * Too many attempts; to be tried again later
 */
export type TooManyRequestsResponse = TooManyRequests;

/**
 * Options for creating a passkey; the challenge replaces the former one of the session
 */
export type CreationOptionsResponse = CreationOptionsAnswer;

/**
 * Options for using a passkey; the challenge is for this browser only
 */
export type RequestOptionsResponse = RequestOptionsAnswer;

/**
 * The addresses as they are now
 */
export type EmailAddressesResponse = EmailAddressesAnswer;

export type GetPasskeyOptionsParams = {
/**
 * Its presence counts, not its value. Without it the key is made for a second step only and cannot
 * be used to sign in.
 */
passwordless?: GetPasskeyOptionsPasswordless;
};

export type GetPasskeyOptionsPasswordless = '' | 'true';
