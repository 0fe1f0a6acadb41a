import * as zod from '../zodByCharacters.ts';


export const userSchemaPasskeyHandleMax = 100;


export const userSchemaPasskeyHandleRegExp = new RegExp('^[A-Za-z0-9_-]*$');


export const UserSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "display": /*#__PURE__*/ zod.string(),
  "email": /*#__PURE__*/ zod.string(),
  "username": /*#__PURE__*/ zod.string(),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "timeZone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "passkeyHandle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userSchemaPasskeyHandleMax)).check(/*#__PURE__*/ zod.regex(userSchemaPasskeyHandleRegExp)))
});

export type UserSchema = zod.input<typeof UserSchema>;
export type UserSchemaOutput = zod.output<typeof UserSchema>;

export const AuthenticationMethodSchema = /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.string(),
  "at": /*#__PURE__*/ zod.number(),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "passwordless": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "reauthenticated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type AuthenticationMethodSchema = zod.input<typeof AuthenticationMethodSchema>;
export type AuthenticationMethodSchemaOutput = zod.output<typeof AuthenticationMethodSchema>;

export const FlowSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "is_pending": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "types": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export type FlowSchema = zod.input<typeof FlowSchema>;
export type FlowSchemaOutput = zod.output<typeof FlowSchema>;

export const MailStateSchema = /*#__PURE__*/ zod.enum(['waiting', 'delayed', 'refused', 'sent']);

export type MailStateSchema = zod.input<typeof MailStateSchema>;
export type MailStateSchemaOutput = zod.output<typeof MailStateSchema>;

export const AuthenticatedSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200),
  "data": /*#__PURE__*/ zod.object({
  "user": UserSchema,
  "methods": /*#__PURE__*/ zod.array(AuthenticationMethodSchema)
}),
  "meta": /*#__PURE__*/ zod.object({
  "is_authenticated": /*#__PURE__*/ zod.literal(true),
  "mail": /*#__PURE__*/ zod.optional(MailStateSchema)
})
});

export type AuthenticatedSchema = zod.input<typeof AuthenticatedSchema>;
export type AuthenticatedSchemaOutput = zod.output<typeof AuthenticatedSchema>;

export const UnauthenticatedSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(401),
  "data": /*#__PURE__*/ zod.object({
  "flows": /*#__PURE__*/ zod.array(FlowSchema)
}),
  "meta": /*#__PURE__*/ zod.object({
  "is_authenticated": /*#__PURE__*/ zod.literal(false),
  "mail": /*#__PURE__*/ zod.optional(MailStateSchema)
})
});

export type UnauthenticatedSchema = zod.input<typeof UnauthenticatedSchema>;
export type UnauthenticatedSchemaOutput = zod.output<typeof UnauthenticatedSchema>;

export const ReauthenticationRequiredSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(401),
  "data": /*#__PURE__*/ zod.object({
  "user": UserSchema,
  "methods": /*#__PURE__*/ zod.array(AuthenticationMethodSchema),
  "flows": /*#__PURE__*/ zod.array(FlowSchema)
}),
  "meta": /*#__PURE__*/ zod.object({
  "is_authenticated": /*#__PURE__*/ zod.literal(true)
})
});

export type ReauthenticationRequiredSchema = zod.input<typeof ReauthenticationRequiredSchema>;
export type ReauthenticationRequiredSchemaOutput = zod.output<typeof ReauthenticationRequiredSchema>;

export const SessionGoneSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(410)
});

export type SessionGoneSchema = zod.input<typeof SessionGoneSchema>;
export type SessionGoneSchemaOutput = zod.output<typeof SessionGoneSchema>;

export const AccountErrorDetailSchema = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "message": /*#__PURE__*/ zod.string(),
  "param": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type AccountErrorDetailSchema = zod.input<typeof AccountErrorDetailSchema>;
export type AccountErrorDetailSchemaOutput = zod.output<typeof AccountErrorDetailSchema>;




export const InvalidSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(400),
  "errors": /*#__PURE__*/ zod.array(AccountErrorDetailSchema).check(/*#__PURE__*/ zod.minLength(1))
});

export type InvalidSchema = zod.input<typeof InvalidSchema>;
export type InvalidSchemaOutput = zod.output<typeof InvalidSchema>;

export const ForbiddenSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(403)
});

export type ForbiddenSchema = zod.input<typeof ForbiddenSchema>;
export type ForbiddenSchemaOutput = zod.output<typeof ForbiddenSchema>;

export const ConflictSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(409)
});

export type ConflictSchema = zod.input<typeof ConflictSchema>;
export type ConflictSchemaOutput = zod.output<typeof ConflictSchema>;

export const TooManyRequestsSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(429)
});

export type TooManyRequestsSchema = zod.input<typeof TooManyRequestsSchema>;
export type TooManyRequestsSchemaOutput = zod.output<typeof TooManyRequestsSchema>;

export const DoneAnswerSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200)
});

export type DoneAnswerSchema = zod.input<typeof DoneAnswerSchema>;
export type DoneAnswerSchemaOutput = zod.output<typeof DoneAnswerSchema>;

export const NotFoundSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(404)
});

export type NotFoundSchema = zod.input<typeof NotFoundSchema>;
export type NotFoundSchemaOutput = zod.output<typeof NotFoundSchema>;




export const BrowserSessionSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "user_agent": /*#__PURE__*/ zod.string(),
  "ip": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "created_at": /*#__PURE__*/ zod.number(),
  "last_seen_at": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "is_current": /*#__PURE__*/ zod.boolean()
});

export type BrowserSessionSchema = zod.input<typeof BrowserSessionSchema>;
export type BrowserSessionSchemaOutput = zod.output<typeof BrowserSessionSchema>;

export const SessionsAnswerSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200),
  "data": /*#__PURE__*/ zod.array(BrowserSessionSchema)
});

export type SessionsAnswerSchema = zod.input<typeof SessionsAnswerSchema>;
export type SessionsAnswerSchemaOutput = zod.output<typeof SessionsAnswerSchema>;


export const endSessionsInputSchemaSessionsMax = 10000;



export const EndSessionsInputSchema = /*#__PURE__*/ zod.object({
  "sessions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(endSessionsInputSchemaSessionsMax))
});

export type EndSessionsInputSchema = zod.input<typeof EndSessionsInputSchema>;
export type EndSessionsInputSchemaOutput = zod.output<typeof EndSessionsInputSchema>;

export const EmailAddressSchema = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.string(),
  "verified": /*#__PURE__*/ zod.boolean(),
  "primary": /*#__PURE__*/ zod.boolean()
});

export type EmailAddressSchema = zod.input<typeof EmailAddressSchema>;
export type EmailAddressSchemaOutput = zod.output<typeof EmailAddressSchema>;

export const EmailAddressesAnswerSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200),
  "data": /*#__PURE__*/ zod.array(EmailAddressSchema)
});

export type EmailAddressesAnswerSchema = zod.input<typeof EmailAddressesAnswerSchema>;
export type EmailAddressesAnswerSchemaOutput = zod.output<typeof EmailAddressesAnswerSchema>;




export const PasskeySchema = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.literal("webauthn"),
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string(),
  "created_at": /*#__PURE__*/ zod.number(),
  "last_used_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "is_passwordless": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type PasskeySchema = zod.input<typeof PasskeySchema>;
export type PasskeySchemaOutput = zod.output<typeof PasskeySchema>;

export const OtherAuthenticatorSchema = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['totp', 'recovery_codes'])
});

export type OtherAuthenticatorSchema = zod.input<typeof OtherAuthenticatorSchema>;
export type OtherAuthenticatorSchemaOutput = zod.output<typeof OtherAuthenticatorSchema>;

export const AuthenticatorSchema = /*#__PURE__*/ zod.union([PasskeySchema,OtherAuthenticatorSchema]);

export type AuthenticatorSchema = zod.input<typeof AuthenticatorSchema>;
export type AuthenticatorSchemaOutput = zod.output<typeof AuthenticatorSchema>;

export const AuthenticatorsAnswerSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200),
  "data": /*#__PURE__*/ zod.array(AuthenticatorSchema)
});

export type AuthenticatorsAnswerSchema = zod.input<typeof AuthenticatorsAnswerSchema>;
export type AuthenticatorsAnswerSchemaOutput = zod.output<typeof AuthenticatorsAnswerSchema>;

export const PasskeyAnswerSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200),
  "data": PasskeySchema
});

export type PasskeyAnswerSchema = zod.input<typeof PasskeyAnswerSchema>;
export type PasskeyAnswerSchemaOutput = zod.output<typeof PasskeyAnswerSchema>;

export const PasskeyAddedAnswerSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200),
  "data": PasskeySchema,
  "meta": /*#__PURE__*/ zod.object({
  "recovery_codes_generated": /*#__PURE__*/ zod.boolean()
})
});

export type PasskeyAddedAnswerSchema = zod.input<typeof PasskeyAddedAnswerSchema>;
export type PasskeyAddedAnswerSchemaOutput = zod.output<typeof PasskeyAddedAnswerSchema>;

export const Base64UrlSchemaMax = 65536;


export const Base64UrlSchemaRegExp = new RegExp('^[A-Za-z0-9_-]*$');


export const Base64UrlSchema = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(Base64UrlSchemaMax)).check(/*#__PURE__*/ zod.regex(Base64UrlSchemaRegExp));

export type Base64UrlSchema = zod.input<typeof Base64UrlSchema>;
export type Base64UrlSchemaOutput = zod.output<typeof Base64UrlSchema>;

export const CredentialDescriptorSchema = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.literal("public-key"),
  "id": Base64UrlSchema,
  "transports": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export type CredentialDescriptorSchema = zod.input<typeof CredentialDescriptorSchema>;
export type CredentialDescriptorSchemaOutput = zod.output<typeof CredentialDescriptorSchema>;

export const PasskeyCreationOptionsSchema = /*#__PURE__*/ zod.object({
  "rp": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "name": /*#__PURE__*/ zod.string()
}),
  "user": /*#__PURE__*/ zod.object({
  "id": Base64UrlSchema,
  "name": /*#__PURE__*/ zod.string(),
  "displayName": /*#__PURE__*/ zod.string()
}),
  "challenge": Base64UrlSchema,
  "pubKeyCredParams": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.literal("public-key"),
  "alg": /*#__PURE__*/ zod.int()
})),
  "timeout": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "excludeCredentials": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CredentialDescriptorSchema)),
  "authenticatorSelection": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "authenticatorAttachment": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['platform', 'cross-platform'])),
  "residentKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['discouraged', 'preferred', 'required'])),
  "requireResidentKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "userVerification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['discouraged', 'preferred', 'required']))
})),
  "attestation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['none', 'indirect', 'direct', 'enterprise'])),
  "extensions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "credProps": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}))
});

export type PasskeyCreationOptionsSchema = zod.input<typeof PasskeyCreationOptionsSchema>;
export type PasskeyCreationOptionsSchemaOutput = zod.output<typeof PasskeyCreationOptionsSchema>;

export const CreationOptionsAnswerSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200),
  "data": /*#__PURE__*/ zod.object({
  "creation_options": /*#__PURE__*/ zod.object({
  "publicKey": PasskeyCreationOptionsSchema
})
})
});

export type CreationOptionsAnswerSchema = zod.input<typeof CreationOptionsAnswerSchema>;
export type CreationOptionsAnswerSchemaOutput = zod.output<typeof CreationOptionsAnswerSchema>;

export const PasskeyRequestOptionsSchema = /*#__PURE__*/ zod.object({
  "challenge": Base64UrlSchema,
  "timeout": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "rpId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "allowCredentials": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CredentialDescriptorSchema)),
  "userVerification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['discouraged', 'preferred', 'required']))
});

export type PasskeyRequestOptionsSchema = zod.input<typeof PasskeyRequestOptionsSchema>;
export type PasskeyRequestOptionsSchemaOutput = zod.output<typeof PasskeyRequestOptionsSchema>;

export const RequestOptionsAnswerSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200),
  "data": /*#__PURE__*/ zod.object({
  "request_options": /*#__PURE__*/ zod.object({
  "publicKey": PasskeyRequestOptionsSchema,
  "mediation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['conditional', 'optional', 'required', 'silent']))
})
})
});

export type RequestOptionsAnswerSchema = zod.input<typeof RequestOptionsAnswerSchema>;
export type RequestOptionsAnswerSchemaOutput = zod.output<typeof RequestOptionsAnswerSchema>;

export const ClientExtensionResultsSchema = /*#__PURE__*/ zod.object({
  "credProps": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "rk": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}))
});

export type ClientExtensionResultsSchema = zod.input<typeof ClientExtensionResultsSchema>;
export type ClientExtensionResultsSchemaOutput = zod.output<typeof ClientExtensionResultsSchema>;

export const registrationCredentialSchemaAuthenticatorAttachmentMax = 100;

export const registrationCredentialSchemaResponseTransportsItemMax = 100;

export const registrationCredentialSchemaResponseTransportsMax = 20;



export const RegistrationCredentialSchema = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.literal("public-key"),
  "id": Base64UrlSchema,
  "rawId": Base64UrlSchema,
  "authenticatorAttachment": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registrationCredentialSchemaAuthenticatorAttachmentMax))),
  "response": /*#__PURE__*/ zod.object({
  "clientDataJSON": Base64UrlSchema,
  "attestationObject": Base64UrlSchema,
  "transports": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registrationCredentialSchemaResponseTransportsItemMax))).check(/*#__PURE__*/ zod.maxLength(registrationCredentialSchemaResponseTransportsMax)))
}),
  "clientExtensionResults": /*#__PURE__*/ zod.optional(ClientExtensionResultsSchema)
});

export type RegistrationCredentialSchema = zod.input<typeof RegistrationCredentialSchema>;
export type RegistrationCredentialSchemaOutput = zod.output<typeof RegistrationCredentialSchema>;

export const authenticationCredentialSchemaAuthenticatorAttachmentMax = 100;



export const AuthenticationCredentialSchema = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.literal("public-key"),
  "id": Base64UrlSchema,
  "rawId": Base64UrlSchema,
  "authenticatorAttachment": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(authenticationCredentialSchemaAuthenticatorAttachmentMax))),
  "response": /*#__PURE__*/ zod.object({
  "clientDataJSON": Base64UrlSchema,
  "authenticatorData": Base64UrlSchema,
  "signature": Base64UrlSchema,
  "userHandle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Base64UrlSchema,/*#__PURE__*/ zod.null()]))
}),
  "clientExtensionResults": /*#__PURE__*/ zod.optional(ClientExtensionResultsSchema)
});

export type AuthenticationCredentialSchema = zod.input<typeof AuthenticationCredentialSchema>;
export type AuthenticationCredentialSchemaOutput = zod.output<typeof AuthenticationCredentialSchema>;

export const EmailTextSchemaMax = 254;



export const EmailTextSchema = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(EmailTextSchemaMax));

export type EmailTextSchema = zod.input<typeof EmailTextSchema>;
export type EmailTextSchemaOutput = zod.output<typeof EmailTextSchema>;

export const SignUpInputSchema = /*#__PURE__*/ zod.object({
  "email": EmailTextSchema
});

export type SignUpInputSchema = zod.input<typeof SignUpInputSchema>;
export type SignUpInputSchemaOutput = zod.output<typeof SignUpInputSchema>;

export const RequestLoginCodeInputSchema = /*#__PURE__*/ zod.object({
  "email": EmailTextSchema
});

export type RequestLoginCodeInputSchema = zod.input<typeof RequestLoginCodeInputSchema>;
export type RequestLoginCodeInputSchemaOutput = zod.output<typeof RequestLoginCodeInputSchema>;

export const EmailAddressInputSchema = /*#__PURE__*/ zod.object({
  "email": EmailTextSchema
});

export type EmailAddressInputSchema = zod.input<typeof EmailAddressInputSchema>;
export type EmailAddressInputSchemaOutput = zod.output<typeof EmailAddressInputSchema>;

export const PrimaryEmailAddressInputSchema = /*#__PURE__*/ zod.object({
  "email": EmailTextSchema,
  "primary": /*#__PURE__*/ zod.literal(true)
});

export type PrimaryEmailAddressInputSchema = zod.input<typeof PrimaryEmailAddressInputSchema>;
export type PrimaryEmailAddressInputSchemaOutput = zod.output<typeof PrimaryEmailAddressInputSchema>;

export const MailedCodeSchemaMax = 200;



export const MailedCodeSchema = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(MailedCodeSchemaMax));

export type MailedCodeSchema = zod.input<typeof MailedCodeSchema>;
export type MailedCodeSchemaOutput = zod.output<typeof MailedCodeSchema>;

export const VerifyEmailInputSchema = /*#__PURE__*/ zod.object({
  "key": MailedCodeSchema
});

export type VerifyEmailInputSchema = zod.input<typeof VerifyEmailInputSchema>;
export type VerifyEmailInputSchemaOutput = zod.output<typeof VerifyEmailInputSchema>;

export const ConfirmLoginCodeInputSchema = /*#__PURE__*/ zod.object({
  "code": MailedCodeSchema
});

export type ConfirmLoginCodeInputSchema = zod.input<typeof ConfirmLoginCodeInputSchema>;
export type ConfirmLoginCodeInputSchemaOutput = zod.output<typeof ConfirmLoginCodeInputSchema>;

export const PasskeyNameSchemaRegExp = new RegExp('^');

export const PasskeyNameSchemaMax = 50;



export const PasskeyNameSchema = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.visible()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PasskeyNameSchemaMax));

export type PasskeyNameSchema = zod.input<typeof PasskeyNameSchema>;
export type PasskeyNameSchemaOutput = zod.output<typeof PasskeyNameSchema>;

export const NewPasskeyInputSchema = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(PasskeyNameSchema),
  "credential": RegistrationCredentialSchema
});

export type NewPasskeyInputSchema = zod.input<typeof NewPasskeyInputSchema>;
export type NewPasskeyInputSchemaOutput = zod.output<typeof NewPasskeyInputSchema>;

export const PasskeyInputSchema = /*#__PURE__*/ zod.object({
  "credential": AuthenticationCredentialSchema
});

export type PasskeyInputSchema = zod.input<typeof PasskeyInputSchema>;
export type PasskeyInputSchemaOutput = zod.output<typeof PasskeyInputSchema>;




export const RenamePasskeyInputSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": PasskeyNameSchema
});

export type RenamePasskeyInputSchema = zod.input<typeof RenamePasskeyInputSchema>;
export type RenamePasskeyInputSchemaOutput = zod.output<typeof RenamePasskeyInputSchema>;


export const deletePasskeysInputSchemaAuthenticatorsMax = 100;



export const DeletePasskeysInputSchema = /*#__PURE__*/ zod.object({
  "authenticators": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deletePasskeysInputSchemaAuthenticatorsMax))
});

export type DeletePasskeysInputSchema = zod.input<typeof DeletePasskeysInputSchema>;
export type DeletePasskeysInputSchemaOutput = zod.output<typeof DeletePasskeysInputSchema>;
/**
 * @summary Who is signed in, or which flow is pending
 */
export const GetSession200Response = AuthenticatedSchema

export const GetSession401Response = UnauthenticatedSchema

export const GetSession410Response = SessionGoneSchema


/**
 * The only answer is 401 without a pending flow, also for a visitor. It is the success.
 * @summary Log out, or throw a pending flow away
 */
export const DeleteSession401Response = UnauthenticatedSchema


/**
 * Success is 401 with `verify_email` pending; a code of 6 characters is mailed. An address that has an
 * account answers the same, and its owner gets a mail that says so. A signed-in person gets 409.
 * A backend that verifies addresses later may answer 200; the client continues in the same way.
 * Where only invited addresses may sign up, any other address gets the same answer too. Where no one may, the
 * answer is 403.
 * @summary Begin a sign-up with an e-mail address
 */
export const SignUpBody = SignUpInputSchema

export const SignUp200Response = AuthenticatedSchema

export const SignUp400Response = InvalidSchema

export const SignUp401Response = UnauthenticatedSchema

export const SignUp409Response = ConflictSchema

export const SignUp429Response = TooManyRequestsSchema


/**
 * 409 unless `mfa_signup_webauthn` is pending.
 * @summary What the browser needs to create the passkey of a sign-up
 */
export const GetSignUpPasskeyOptions200Response = CreationOptionsAnswerSchema

export const GetSignUpPasskeyOptions409Response = ConflictSchema


/**
 * Success signs in; `methods` is then empty. A blank or missing name becomes a default name. 409 unless
 * `mfa_signup_webauthn` is pending, before the body is looked at. A credential that does not hold
 * answers 400 `incorrect_code` without a `param`.
 * @summary Finish a sign-up with its passkey
 */
export const CreateSignUpPasskeyBody = NewPasskeyInputSchema

export const CreateSignUpPasskey200Response = AuthenticatedSchema

export const CreateSignUpPasskey400Response = InvalidSchema

export const CreateSignUpPasskey401Response = UnauthenticatedSchema

export const CreateSignUpPasskey409Response = ConflictSchema


/**
 * During a sign-up success is 401 with `mfa_signup_webauthn` pending; signed in, for an added address,
 * it is 200. The third wrong key ends the flow. 409 when nothing waits for a key, or the key has
 * expired. 400 `email_taken` when another person owns the address. Entering the key of an added address is
 * no sign-in; some backends ask for a confirmation when the sign-in is older than five minutes.
 * @summary Prove an e-mail address by the mailed key
 */
export const VerifyEmailBody = VerifyEmailInputSchema

export const VerifyEmail200Response = AuthenticatedSchema

export const VerifyEmail400Response = InvalidSchema

export const VerifyEmail401Response = /*#__PURE__*/ zod.union([UnauthenticatedSchema,ReauthenticationRequiredSchema])

export const VerifyEmail409Response = ConflictSchema

export const VerifyEmail429Response = TooManyRequestsSchema


/**
 * For the address that waits for its key, during a sign-up or after an address was added. With the new
 * mail the former key is wrong. 409 when nothing waits for a key, and where the server never sends a
 * second mail: the key that is out then stays right. 429 within ten seconds of the last mail.
 * @summary Have another key mailed
 */
export const ResendVerification200Response = DoneAnswerSchema

export const ResendVerification409Response = ConflictSchema

export const ResendVerification429Response = TooManyRequestsSchema


/**
 * Success is 401 with `login_by_code` pending, for an unknown address as well. A person who is signed
 * in gets 200. Too many requests answer 400 `too_many_login_attempts` on `email`.
 * @summary Have a sign-in code mailed
 */
export const RequestLoginCodeBody = RequestLoginCodeInputSchema

export const RequestLoginCode200Response = AuthenticatedSchema

export const RequestLoginCode400Response = InvalidSchema

export const RequestLoginCode401Response = UnauthenticatedSchema

export const RequestLoginCode429Response = TooManyRequestsSchema


/**
 * The third wrong code ends the flow. 409 unless `login_by_code` is pending (also while another flow
 * is), when the code has expired, and for a signed-in person. 401 when another step is needed.
 * @summary Sign in with the mailed code
 */
export const ConfirmLoginCodeBody = ConfirmLoginCodeInputSchema

export const ConfirmLoginCode200Response = AuthenticatedSchema

export const ConfirmLoginCode400Response = InvalidSchema

export const ConfirmLoginCode401Response = UnauthenticatedSchema

export const ConfirmLoginCode409Response = ConflictSchema

export const ConfirmLoginCode429Response = TooManyRequestsSchema


/**
 * @summary What the browser needs to sign in with a passkey
 */
export const GetPasskeyLoginOptions200Response = RequestOptionsAnswerSchema


/**
 * A credential that does not hold, or of a person whom the authenticator did not verify, answers 400
 * `incorrect_code` on `credential`; after too many of them 400 `too_many_login_attempts`. Failures
 * need not keep a credential that holds from signing in. A challenge is used up by success only. A
 * pending flow is dropped.
 * @summary Sign in with a passkey
 */
export const LogInByPasskeyBody = PasskeyInputSchema

export const LogInByPasskey200Response = AuthenticatedSchema

export const LogInByPasskey400Response = InvalidSchema

export const LogInByPasskey401Response = UnauthenticatedSchema

export const LogInByPasskey429Response = TooManyRequestsSchema


/**
 * @summary What the browser needs to confirm with a passkey of the account
 */
export const GetReauthenticationOptions200Response = RequestOptionsAnswerSchema

export const GetReauthenticationOptions401Response = UnauthenticatedSchema


/**
 * @summary Confirm with a passkey
 */
export const ReauthenticateBody = PasskeyInputSchema

export const Reauthenticate200Response = AuthenticatedSchema

export const Reauthenticate400Response = InvalidSchema

export const Reauthenticate401Response = UnauthenticatedSchema

export const Reauthenticate429Response = TooManyRequestsSchema


/**
 * In order of creation.
 * @summary The passkeys of the account, and authenticators of other types
 */
export const ListAuthenticators200Response = AuthenticatorsAnswerSchema

export const ListAuthenticators401Response = UnauthenticatedSchema


/**
 * @summary What the browser needs to create a further passkey
 */
export const GetPasskeyOptionsQueryParams = /*#__PURE__*/ zod.object({
  "passwordless": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['', 'true']))
})

export const GetPasskeyOptions200Response = CreationOptionsAnswerSchema

export const GetPasskeyOptions400Response = InvalidSchema

export const GetPasskeyOptions401Response = /*#__PURE__*/ zod.union([UnauthenticatedSchema,ReauthenticationRequiredSchema])


/**
 * A blank or missing name becomes a default name. A credential that does not hold answers 400
 * `incorrect_code` without a `param`. The body is checked before the age of the session.
 * @summary Add a passkey
 */
export const AddPasskeyBody = NewPasskeyInputSchema

export const AddPasskey200Response = PasskeyAddedAnswerSchema

export const AddPasskey400Response = InvalidSchema

export const AddPasskey401Response = /*#__PURE__*/ zod.union([UnauthenticatedSchema,ReauthenticationRequiredSchema])

export const AddPasskey409Response = ConflictSchema


/**
 * An id that is not one of a passkey of one's own answers 400 `invalid_choice` on `id`.
 * @summary Rename a passkey
 */
export const RenamePasskeyBody = RenamePasskeyInputSchema

export const RenamePasskey200Response = PasskeyAnswerSchema

export const RenamePasskey400Response = InvalidSchema

export const RenamePasskey401Response = /*#__PURE__*/ zod.union([UnauthenticatedSchema,ReauthenticationRequiredSchema])


/**
 * All of them or none; also the last one. An id that is not one's own answers 400 `invalid_choice` on
 * `authenticators`. Other sessions that were signed in with them may end.
 * @summary Delete passkeys
 */
export const DeletePasskeysBody = DeletePasskeysInputSchema

export const DeletePasskeys200Response = DoneAnswerSchema

export const DeletePasskeys400Response = InvalidSchema

export const DeletePasskeys401Response = /*#__PURE__*/ zod.union([UnauthenticatedSchema,ReauthenticationRequiredSchema])


/**
 * In order of creation. An added address that waits for its key is the last one, in this session only.
 * @summary The e-mail addresses of the account
 */
export const ListEmailAddresses200Response = EmailAddressesAnswerSchema

export const ListEmailAddresses401Response = UnauthenticatedSchema


/**
 * The address becomes part of the account by `verifyEmail`; the session shows no pending flow for it.
 * 400 `duplicate_email` for an address of one's own, and `max_email_addresses` where a backend has a
 * limit and it is reached. 409 for a visitor. 429 also when the same address is added again
 * within 10 seconds. Some backends ask for a confirmation when the sign-in is older than five minutes.
 * @summary Add an e-mail address, which then waits for its key
 */
export const AddEmailAddressBody = EmailAddressInputSchema

export const AddEmailAddress200Response = EmailAddressesAnswerSchema

export const AddEmailAddress400Response = InvalidSchema

export const AddEmailAddress401Response = /*#__PURE__*/ zod.union([UnauthenticatedSchema,ReauthenticationRequiredSchema])

export const AddEmailAddress409Response = ConflictSchema

export const AddEmailAddress429Response = TooManyRequestsSchema


/**
 * With the new mail the former key is wrong. 403 in JSON means that no further mail is sent, for some
 * seconds or ever, while the key that is out stays valid. Either way the person goes to the page where
 * the key is entered. 400 `unknown_email` for an address that does not wait.
 * @summary Ask for another mail with a key
 */
export const RequestEmailVerificationBody = EmailAddressInputSchema

export const RequestEmailVerification200Response = DoneAnswerSchema

export const RequestEmailVerification400Response = InvalidSchema

export const RequestEmailVerification401Response = UnauthenticatedSchema

export const RequestEmailVerification403Response = ForbiddenSchema

export const RequestEmailVerification429Response = TooManyRequestsSchema


/**
 * 400 `unverified_primary_email` for an unverified address, `unknown_email` for one that is not stored,
 * both on `email`; `required` on `primary` unless it is true. Some backends ask for a confirmation when
 * the sign-in is older than five minutes.
 * @summary Make a verified address the primary one
 */
export const SetPrimaryEmailAddressBody = PrimaryEmailAddressInputSchema

export const SetPrimaryEmailAddress200Response = EmailAddressesAnswerSchema

export const SetPrimaryEmailAddress400Response = InvalidSchema

export const SetPrimaryEmailAddress401Response = /*#__PURE__*/ zod.union([UnauthenticatedSchema,ReauthenticationRequiredSchema])

export const SetPrimaryEmailAddress429Response = TooManyRequestsSchema


/**
 * 400 `cannot_remove_primary_email` or `unknown_email` on `email`. Some backends ask for a confirmation
 * when the sign-in is older than five minutes, and end the other sessions that it signed in.
 * @summary Delete an address that is not the primary one
 */
export const DeleteEmailAddressBody = EmailAddressInputSchema

export const DeleteEmailAddress200Response = EmailAddressesAnswerSchema

export const DeleteEmailAddress400Response = InvalidSchema

export const DeleteEmailAddress401Response = /*#__PURE__*/ zod.union([UnauthenticatedSchema,ReauthenticationRequiredSchema])

export const DeleteEmailAddress429Response = TooManyRequestsSchema


/**
 * One entry for each browser, in any order.
 * @summary Where the account is logged in
 */
export const ListSessions200Response = SessionsAnswerSchema

export const ListSessions401Response = UnauthenticatedSchema

export const ListSessions404Response = NotFoundSchema


/**
 * All of them or none. An id that is not one's own, or that has ended, answers 400 `invalid_choice` on
 * `sessions`. 401 after one's own session. Some backends ask for a confirmation when the sign-in is older
 * than five minutes.
 * @summary Log out other browsers
 */
export const EndSessionsBody = EndSessionsInputSchema

export const EndSessions200Response = SessionsAnswerSchema

export const EndSessions400Response = InvalidSchema

export const EndSessions401Response = /*#__PURE__*/ zod.union([UnauthenticatedSchema,ReauthenticationRequiredSchema])

export const EndSessions404Response = NotFoundSchema
