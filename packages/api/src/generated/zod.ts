import * as zod from '../zodByCharacters.ts';

export const CsrfSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal("OK")
});

export const DailyTodosWidgetSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string()
});

export const InspirationWidgetSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string()
});

export const DashboardSchema = /*#__PURE__*/ zod.object({
  "dailyTodos": /*#__PURE__*/ zod.array(DailyTodosWidgetSchema),
  "inspiration": /*#__PURE__*/ zod.array(InspirationWidgetSchema)
});

export const TimestampSchemaRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?[+-]\\d{2}:\\d{2}$');

export const TimestampSchema = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(TimestampSchemaRegExp));

export const DailyTodosModuleSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "user": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "createdAt": TimestampSchema,
  "name": /*#__PURE__*/ zod.string()
});

export const NameSchemaMax = 50;

export const NameSchema = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.trim()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(NameSchemaMax));

export const DailyTodosModuleInputSchema = /*#__PURE__*/ zod.object({
  "name": NameSchema
});

export const dailyTodosModulePageSchemaPageCountMin = 0;

export const DailyTodosModulePageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dailyTodosModulePageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(DailyTodosModuleSchema)
});

export const DailyTodoOptionSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string(),
  "text": /*#__PURE__*/ zod.string()
});

export const OptionTextSchemaMax = 2000;

export const OptionTextSchema = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.trim()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(OptionTextSchemaMax));

export const DailyTodoOptionInputSchema = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": NameSchema,
  "text": OptionTextSchema
});

export const DailyTodoOptionUpdateSchema = /*#__PURE__*/ zod.object({
  "name": NameSchema,
  "text": OptionTextSchema
});

export const dailyTodoOptionPageSchemaPageCountMin = 0;

export const DailyTodoOptionPageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dailyTodoOptionPageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(DailyTodoOptionSchema)
});

export const DailyTodosWidgetInputSchema = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": NameSchema
});

export const DailyTodosWidgetUpdateSchema = /*#__PURE__*/ zod.object({
  "name": NameSchema
});

export const dailyTodosWidgetPageSchemaPageCountMin = 0;

export const DailyTodosWidgetPageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dailyTodosWidgetPageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(DailyTodosWidgetSchema)
});

export const DailyTodoStatusSchema = /*#__PURE__*/ zod.enum(['todo', 'skip', 'done']);

export const DailyTodoItemSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "date": /*#__PURE__*/ zod.iso.date(),
  "option": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "status": DailyTodoStatusSchema
});

export const DailyTodoItemInputSchema = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "date": /*#__PURE__*/ zod.iso.date(),
  "option": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "status": DailyTodoStatusSchema
});

export const DailyTodoItemUpdateSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(DailyTodoStatusSchema)
});

export const dailyTodoItemPageSchemaPageCountMin = 0;

export const DailyTodoItemPageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dailyTodoItemPageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(DailyTodoItemSchema)
});

export const InspirationModuleSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "user": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "createdAt": TimestampSchema,
  "name": /*#__PURE__*/ zod.string()
});

export const InspirationModuleInputSchema = /*#__PURE__*/ zod.object({
  "name": NameSchema
});

export const inspirationModulePageSchemaPageCountMin = 0;

export const InspirationModulePageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inspirationModulePageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(InspirationModuleSchema)
});

export const InspirationTypeSchema = /*#__PURE__*/ zod.enum(['text', 'image']);

export const InspirationOptionSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string(),
  "type": InspirationTypeSchema,
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "imageURL": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export const InspirationOptionInputSchema = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": NameSchema,
  "type": InspirationTypeSchema,
  "text": /*#__PURE__*/ zod.optional(OptionTextSchema),
  "image": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export const InspirationOptionUpdateSchema = /*#__PURE__*/ zod.object({
  "name": NameSchema,
  "type": InspirationTypeSchema,
  "text": /*#__PURE__*/ zod.optional(OptionTextSchema),
  "image": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export const inspirationOptionPageSchemaPageCountMin = 0;

export const InspirationOptionPageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inspirationOptionPageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(InspirationOptionSchema)
});

export const InspirationWidgetInputSchema = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": NameSchema
});

export const InspirationWidgetUpdateSchema = /*#__PURE__*/ zod.object({
  "name": NameSchema
});

export const inspirationWidgetPageSchemaPageCountMin = 0;

export const InspirationWidgetPageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inspirationWidgetPageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(InspirationWidgetSchema)
});

export const InspirationOptionPatchSchema = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(NameSchema),
  "type": /*#__PURE__*/ zod.optional(InspirationTypeSchema),
  "text": /*#__PURE__*/ zod.optional(OptionTextSchema),
  "image": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export const InspirationItemSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "date": /*#__PURE__*/ zod.iso.date(),
  "option": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export const InspirationItemInputSchema = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "date": /*#__PURE__*/ zod.iso.date()
});

export const inspirationItemPageSchemaPageCountMin = 0;

export const InspirationItemPageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inspirationItemPageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(InspirationItemSchema)
});

export const fileUploadInputSchemaFileNameMax = 255;

export const fileUploadInputSchemaFileNameRegExp = new RegExp('^(?!\\.{1,2}$)[^<>:;,?"*|/\\\\]+$');

export const FileUploadInputSchema = /*#__PURE__*/ zod.object({
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(fileUploadInputSchemaFileNameMax)).check(/*#__PURE__*/ zod.regex(fileUploadInputSchemaFileNameRegExp))
});

export const FileUploadSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "user": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "createdAt": TimestampSchema,
  "fileUUID": /*#__PURE__*/ zod.uuid(),
  "fileName": /*#__PURE__*/ zod.string(),
  "fileUploadURL": /*#__PURE__*/ zod.string()
});

export const ContentErrorDetailSchema = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "detail": /*#__PURE__*/ zod.string(),
  "attr": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export const ValidationErrorSchema = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['validation_error']),
  "errors": /*#__PURE__*/ zod.array(ContentErrorDetailSchema).check(/*#__PURE__*/ zod.minLength(1))
});

export const ClientErrorSchema = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['client_error']),
  "errors": /*#__PURE__*/ zod.array(ContentErrorDetailSchema).check(/*#__PURE__*/ zod.minLength(1))
});

export const BadRequestSchema = /*#__PURE__*/ zod.discriminatedUnion('type', [ValidationErrorSchema,ClientErrorSchema]);

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

export const AuthenticationMethodSchema = /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.string(),
  "at": /*#__PURE__*/ zod.number(),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "passwordless": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "reauthenticated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export const FlowSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "is_pending": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "types": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export const MailStateSchema = /*#__PURE__*/ zod.enum(['waiting', 'delayed', 'refused', 'sent']);

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

export const SessionGoneSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(410)
});

export const AccountErrorDetailSchema = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "message": /*#__PURE__*/ zod.string(),
  "param": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export const InvalidSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(400),
  "errors": /*#__PURE__*/ zod.array(AccountErrorDetailSchema).check(/*#__PURE__*/ zod.minLength(1))
});

export const ForbiddenSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(403)
});

export const ConflictSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(409)
});

export const TooManyRequestsSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(429)
});

export const DoneAnswerSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200)
});

export const EmailAddressSchema = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.string(),
  "verified": /*#__PURE__*/ zod.boolean(),
  "primary": /*#__PURE__*/ zod.boolean()
});

export const EmailAddressesAnswerSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200),
  "data": /*#__PURE__*/ zod.array(EmailAddressSchema)
});

export const PasskeySchema = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.literal("webauthn"),
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string(),
  "created_at": /*#__PURE__*/ zod.number(),
  "last_used_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "is_passwordless": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export const OtherAuthenticatorSchema = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['totp', 'recovery_codes'])
});

export const AuthenticatorSchema = /*#__PURE__*/ zod.union([PasskeySchema,OtherAuthenticatorSchema]);

export const AuthenticatorsAnswerSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200),
  "data": /*#__PURE__*/ zod.array(AuthenticatorSchema)
});

export const PasskeyAnswerSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200),
  "data": PasskeySchema
});

export const PasskeyAddedAnswerSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200),
  "data": PasskeySchema,
  "meta": /*#__PURE__*/ zod.object({
  "recovery_codes_generated": /*#__PURE__*/ zod.boolean()
})
});

export const Base64UrlSchemaMax = 65536;

export const Base64UrlSchemaRegExp = new RegExp('^[A-Za-z0-9_-]*$');

export const Base64UrlSchema = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(Base64UrlSchemaMax)).check(/*#__PURE__*/ zod.regex(Base64UrlSchemaRegExp));

export const CredentialDescriptorSchema = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.literal("public-key"),
  "id": Base64UrlSchema,
  "transports": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

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

export const CreationOptionsAnswerSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200),
  "data": /*#__PURE__*/ zod.object({
  "creation_options": /*#__PURE__*/ zod.object({
  "publicKey": PasskeyCreationOptionsSchema
})
})
});

export const PasskeyRequestOptionsSchema = /*#__PURE__*/ zod.object({
  "challenge": Base64UrlSchema,
  "timeout": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "rpId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "allowCredentials": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CredentialDescriptorSchema)),
  "userVerification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['discouraged', 'preferred', 'required']))
});

export const RequestOptionsAnswerSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(200),
  "data": /*#__PURE__*/ zod.object({
  "request_options": /*#__PURE__*/ zod.object({
  "publicKey": PasskeyRequestOptionsSchema
})
})
});

export const ClientExtensionResultsSchema = /*#__PURE__*/ zod.object({
  "credProps": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "rk": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}))
});

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

export const EmailTextSchemaMax = 254;

export const EmailTextSchema = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(EmailTextSchemaMax));

export const SignUpInputSchema = /*#__PURE__*/ zod.object({
  "email": EmailTextSchema
});

export const RequestLoginCodeInputSchema = /*#__PURE__*/ zod.object({
  "email": EmailTextSchema
});

export const EmailAddressInputSchema = /*#__PURE__*/ zod.object({
  "email": EmailTextSchema
});

export const PrimaryEmailAddressInputSchema = /*#__PURE__*/ zod.object({
  "email": EmailTextSchema,
  "primary": /*#__PURE__*/ zod.literal(true)
});

export const MailedCodeSchemaMax = 200;

export const MailedCodeSchema = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(MailedCodeSchemaMax));

export const VerifyEmailInputSchema = /*#__PURE__*/ zod.object({
  "key": MailedCodeSchema
});

export const ConfirmLoginCodeInputSchema = /*#__PURE__*/ zod.object({
  "code": MailedCodeSchema
});

export const PasskeyNameSchemaMax = 50;

export const PasskeyNameSchema = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.trim()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PasskeyNameSchemaMax));

export const NewPasskeyInputSchema = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(PasskeyNameSchema),
  "credential": RegistrationCredentialSchema
});

export const PasskeyInputSchema = /*#__PURE__*/ zod.object({
  "credential": AuthenticationCredentialSchema
});

export const RenamePasskeyInputSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": PasskeyNameSchema
});

export const deletePasskeysInputSchemaAuthenticatorsMax = 100;

export const DeletePasskeysInputSchema = /*#__PURE__*/ zod.object({
  "authenticators": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deletePasskeysInputSchemaAuthenticatorsMax))
});

/**
 * The answer carries `Set-Cookie` for `csrftoken`, which the client may read. Open to everybody.
 * @summary Set the csrftoken cookie
 */
export const GetCsrf200Response = CsrfSchema

export const GetCsrf406Response = ClientErrorSchema

/**
 * Not paged. Within a kind the widgets of the newest module come first, and within a module they are
 * ordered by name.
 * @summary The dashboard, every widget by kind of module
 */
export const GetWidgets200Response = DashboardSchema

export const GetWidgets401Response = ClientErrorSchema

export const GetWidgets406Response = ClientErrorSchema

/**
 * The newest module comes first.
 * @summary The daily to-dos modules, a page at a time
 */

export const listDailyTodosModulesQueryPageSizeDefault = 10;
export const listDailyTodosModulesQueryPageSizeMax = 100;

export const ListDailyTodosModulesQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)),/*#__PURE__*/ zod.literal("last")])),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDailyTodosModulesQueryPageSizeMax)), listDailyTodosModulesQueryPageSizeDefault)
})

export const ListDailyTodosModules200Response = DailyTodosModulePageSchema

export const ListDailyTodosModules400Response = BadRequestSchema

export const ListDailyTodosModules401Response = ClientErrorSchema

export const ListDailyTodosModules404Response = ClientErrorSchema

export const ListDailyTodosModules406Response = ClientErrorSchema

/**
 * @summary Create a daily to-dos module
 */
export const CreateDailyTodosModuleBody = DailyTodosModuleInputSchema

export const CreateDailyTodosModule201Response = DailyTodosModuleSchema

export const CreateDailyTodosModule400Response = BadRequestSchema

export const CreateDailyTodosModule401Response = ClientErrorSchema

export const CreateDailyTodosModule403Response = ClientErrorSchema

export const CreateDailyTodosModule406Response = ClientErrorSchema

export const CreateDailyTodosModule415Response = ClientErrorSchema

/**
 * @summary Read a daily to-dos module
 */

export const GetDailyTodosModuleParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const GetDailyTodosModule200Response = DailyTodosModuleSchema

export const GetDailyTodosModule401Response = ClientErrorSchema

export const GetDailyTodosModule404Response = ClientErrorSchema

export const GetDailyTodosModule406Response = ClientErrorSchema

/**
 * @summary Replace what can be changed of a daily to-dos module
 */

export const UpdateDailyTodosModuleParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const UpdateDailyTodosModuleBody = DailyTodosModuleInputSchema

export const UpdateDailyTodosModule200Response = DailyTodosModuleSchema

export const UpdateDailyTodosModule400Response = BadRequestSchema

export const UpdateDailyTodosModule401Response = ClientErrorSchema

export const UpdateDailyTodosModule403Response = ClientErrorSchema

export const UpdateDailyTodosModule404Response = ClientErrorSchema

export const UpdateDailyTodosModule406Response = ClientErrorSchema

export const UpdateDailyTodosModule415Response = ClientErrorSchema

/**
 * Its options, items and widgets are deleted with it.
 * @summary Delete a daily to-dos module
 */

export const DeleteDailyTodosModuleParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const DeleteDailyTodosModule401Response = ClientErrorSchema

export const DeleteDailyTodosModule403Response = ClientErrorSchema

export const DeleteDailyTodosModule404Response = ClientErrorSchema

export const DeleteDailyTodosModule406Response = ClientErrorSchema

/**
 * Ordered by module (the newest first), then by name.
 * @summary The daily to-do options, a page at a time
 */

export const listDailyTodoOptionsQueryPageSizeDefault = 10;
export const listDailyTodoOptionsQueryPageSizeMax = 100;

export const ListDailyTodoOptionsQueryParams = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))),
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)),/*#__PURE__*/ zod.literal("last")])),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDailyTodoOptionsQueryPageSizeMax)), listDailyTodoOptionsQueryPageSizeDefault)
})

export const ListDailyTodoOptions200Response = DailyTodoOptionPageSchema

export const ListDailyTodoOptions400Response = BadRequestSchema

export const ListDailyTodoOptions401Response = ClientErrorSchema

export const ListDailyTodoOptions404Response = ClientErrorSchema

export const ListDailyTodoOptions406Response = ClientErrorSchema

/**
 * @summary Create a daily to-do option
 */
export const CreateDailyTodoOptionBody = DailyTodoOptionInputSchema

export const CreateDailyTodoOption201Response = DailyTodoOptionSchema

export const CreateDailyTodoOption400Response = BadRequestSchema

export const CreateDailyTodoOption401Response = ClientErrorSchema

export const CreateDailyTodoOption403Response = ClientErrorSchema

export const CreateDailyTodoOption406Response = ClientErrorSchema

export const CreateDailyTodoOption415Response = ClientErrorSchema

/**
 * @summary Read a daily to-do option
 */

export const GetDailyTodoOptionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const GetDailyTodoOption200Response = DailyTodoOptionSchema

export const GetDailyTodoOption401Response = ClientErrorSchema

export const GetDailyTodoOption404Response = ClientErrorSchema

export const GetDailyTodoOption406Response = ClientErrorSchema

/**
 * An option stays in its module: `module` is not read.
 * @summary Replace what can be changed of a daily to-do option
 */

export const UpdateDailyTodoOptionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const UpdateDailyTodoOptionBody = DailyTodoOptionUpdateSchema

export const UpdateDailyTodoOption200Response = DailyTodoOptionSchema

export const UpdateDailyTodoOption400Response = BadRequestSchema

export const UpdateDailyTodoOption401Response = ClientErrorSchema

export const UpdateDailyTodoOption403Response = ClientErrorSchema

export const UpdateDailyTodoOption404Response = ClientErrorSchema

export const UpdateDailyTodoOption406Response = ClientErrorSchema

export const UpdateDailyTodoOption415Response = ClientErrorSchema

/**
 * Its items are deleted with it.
 * @summary Delete a daily to-do option
 */

export const DeleteDailyTodoOptionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const DeleteDailyTodoOption401Response = ClientErrorSchema

export const DeleteDailyTodoOption403Response = ClientErrorSchema

export const DeleteDailyTodoOption404Response = ClientErrorSchema

export const DeleteDailyTodoOption406Response = ClientErrorSchema

/**
 * Ordered by module (the newest first), then by name.
 * @summary The daily to-dos widgets, a page at a time
 */

export const listDailyTodosWidgetsQueryPageSizeDefault = 10;
export const listDailyTodosWidgetsQueryPageSizeMax = 100;

export const ListDailyTodosWidgetsQueryParams = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))),
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)),/*#__PURE__*/ zod.literal("last")])),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDailyTodosWidgetsQueryPageSizeMax)), listDailyTodosWidgetsQueryPageSizeDefault)
})

export const ListDailyTodosWidgets200Response = DailyTodosWidgetPageSchema

export const ListDailyTodosWidgets400Response = BadRequestSchema

export const ListDailyTodosWidgets401Response = ClientErrorSchema

export const ListDailyTodosWidgets404Response = ClientErrorSchema

export const ListDailyTodosWidgets406Response = ClientErrorSchema

/**
 * @summary Create a daily to-dos widget
 */
export const CreateDailyTodosWidgetBody = DailyTodosWidgetInputSchema

export const CreateDailyTodosWidget201Response = DailyTodosWidgetSchema

export const CreateDailyTodosWidget400Response = BadRequestSchema

export const CreateDailyTodosWidget401Response = ClientErrorSchema

export const CreateDailyTodosWidget403Response = ClientErrorSchema

export const CreateDailyTodosWidget406Response = ClientErrorSchema

export const CreateDailyTodosWidget415Response = ClientErrorSchema

/**
 * @summary Read a daily to-dos widget
 */

export const GetDailyTodosWidgetParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const GetDailyTodosWidget200Response = DailyTodosWidgetSchema

export const GetDailyTodosWidget401Response = ClientErrorSchema

export const GetDailyTodosWidget404Response = ClientErrorSchema

export const GetDailyTodosWidget406Response = ClientErrorSchema

/**
 * A widget stays in its module: `module` is not read.
 * @summary Replace what can be changed of a daily to-dos widget
 */

export const UpdateDailyTodosWidgetParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const UpdateDailyTodosWidgetBody = DailyTodosWidgetUpdateSchema

export const UpdateDailyTodosWidget200Response = DailyTodosWidgetSchema

export const UpdateDailyTodosWidget400Response = BadRequestSchema

export const UpdateDailyTodosWidget401Response = ClientErrorSchema

export const UpdateDailyTodosWidget403Response = ClientErrorSchema

export const UpdateDailyTodosWidget404Response = ClientErrorSchema

export const UpdateDailyTodosWidget406Response = ClientErrorSchema

export const UpdateDailyTodosWidget415Response = ClientErrorSchema

/**
 * @summary Delete a daily to-dos widget
 */

export const DeleteDailyTodosWidgetParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const DeleteDailyTodosWidget401Response = ClientErrorSchema

export const DeleteDailyTodosWidget403Response = ClientErrorSchema

export const DeleteDailyTodosWidget404Response = ClientErrorSchema

export const DeleteDailyTodosWidget406Response = ClientErrorSchema

/**
 * Ordered by module (the newest first), date, then in the order of the options.
 * @summary The daily to-do items, a page at a time
 */

export const listDailyTodoItemsQueryPageSizeDefault = 10;
export const listDailyTodoItemsQueryPageSizeMax = 100;

export const ListDailyTodoItemsQueryParams = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))),
  "date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)),/*#__PURE__*/ zod.literal("last")])),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDailyTodoItemsQueryPageSizeMax)), listDailyTodoItemsQueryPageSizeDefault)
})

export const ListDailyTodoItems200Response = DailyTodoItemPageSchema

export const ListDailyTodoItems400Response = BadRequestSchema

export const ListDailyTodoItems401Response = ClientErrorSchema

export const ListDailyTodoItems404Response = ClientErrorSchema

export const ListDailyTodoItems406Response = ClientErrorSchema

/**
 * An option has at most one item for a day. A second one answers 400 `unique` on `non_field_errors`. The
 * option must be one of the module, otherwise the answer is 400 `does_not_exist` on `option`.
 * @summary Create the item of an option for a day
 */
export const CreateDailyTodoItemBody = DailyTodoItemInputSchema

export const CreateDailyTodoItem201Response = DailyTodoItemSchema

export const CreateDailyTodoItem400Response = BadRequestSchema

export const CreateDailyTodoItem401Response = ClientErrorSchema

export const CreateDailyTodoItem403Response = ClientErrorSchema

export const CreateDailyTodoItem406Response = ClientErrorSchema

export const CreateDailyTodoItem415Response = ClientErrorSchema

/**
 * Only `status` can change; everything else in the body is ignored.
 * @summary Set the status of an item
 */

export const UpdateDailyTodoItemParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const UpdateDailyTodoItemBody = DailyTodoItemUpdateSchema

export const UpdateDailyTodoItem200Response = DailyTodoItemSchema

export const UpdateDailyTodoItem400Response = BadRequestSchema

export const UpdateDailyTodoItem401Response = ClientErrorSchema

export const UpdateDailyTodoItem403Response = ClientErrorSchema

export const UpdateDailyTodoItem404Response = ClientErrorSchema

export const UpdateDailyTodoItem406Response = ClientErrorSchema

export const UpdateDailyTodoItem415Response = ClientErrorSchema

/**
 * The newest module comes first.
 * @summary The inspiration modules, a page at a time
 */

export const listInspirationModulesQueryPageSizeDefault = 10;
export const listInspirationModulesQueryPageSizeMax = 100;

export const ListInspirationModulesQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)),/*#__PURE__*/ zod.literal("last")])),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInspirationModulesQueryPageSizeMax)), listInspirationModulesQueryPageSizeDefault)
})

export const ListInspirationModules200Response = InspirationModulePageSchema

export const ListInspirationModules400Response = BadRequestSchema

export const ListInspirationModules401Response = ClientErrorSchema

export const ListInspirationModules404Response = ClientErrorSchema

export const ListInspirationModules406Response = ClientErrorSchema

/**
 * @summary Create an inspiration module
 */
export const CreateInspirationModuleBody = InspirationModuleInputSchema

export const CreateInspirationModule201Response = InspirationModuleSchema

export const CreateInspirationModule400Response = BadRequestSchema

export const CreateInspirationModule401Response = ClientErrorSchema

export const CreateInspirationModule403Response = ClientErrorSchema

export const CreateInspirationModule406Response = ClientErrorSchema

export const CreateInspirationModule415Response = ClientErrorSchema

/**
 * @summary Read an inspiration module
 */

export const GetInspirationModuleParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const GetInspirationModule200Response = InspirationModuleSchema

export const GetInspirationModule401Response = ClientErrorSchema

export const GetInspirationModule404Response = ClientErrorSchema

export const GetInspirationModule406Response = ClientErrorSchema

/**
 * @summary Replace what can be changed of an inspiration module
 */

export const UpdateInspirationModuleParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const UpdateInspirationModuleBody = InspirationModuleInputSchema

export const UpdateInspirationModule200Response = InspirationModuleSchema

export const UpdateInspirationModule400Response = BadRequestSchema

export const UpdateInspirationModule401Response = ClientErrorSchema

export const UpdateInspirationModule403Response = ClientErrorSchema

export const UpdateInspirationModule404Response = ClientErrorSchema

export const UpdateInspirationModule406Response = ClientErrorSchema

export const UpdateInspirationModule415Response = ClientErrorSchema

/**
 * Its options, items and widgets are deleted with it.
 * @summary Delete an inspiration module
 */

export const DeleteInspirationModuleParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const DeleteInspirationModule401Response = ClientErrorSchema

export const DeleteInspirationModule403Response = ClientErrorSchema

export const DeleteInspirationModule404Response = ClientErrorSchema

export const DeleteInspirationModule406Response = ClientErrorSchema

/**
 * Ordered by module (the newest first), then by type, then by name.
 * @summary The inspiration options, a page at a time
 */

export const listInspirationOptionsQueryPageSizeDefault = 10;
export const listInspirationOptionsQueryPageSizeMax = 100;

export const ListInspirationOptionsQueryParams = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))),
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)),/*#__PURE__*/ zod.literal("last")])),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInspirationOptionsQueryPageSizeMax)), listInspirationOptionsQueryPageSizeDefault)
})

export const ListInspirationOptions200Response = InspirationOptionPageSchema

export const ListInspirationOptions400Response = BadRequestSchema

export const ListInspirationOptions401Response = ClientErrorSchema

export const ListInspirationOptions404Response = ClientErrorSchema

export const ListInspirationOptions406Response = ClientErrorSchema

/**
 * `text` is required when the type is `text` (400 `required` on `text`). An image option may be created
 * without its image, which is set by a PATCH after the upload.
 * @summary Create an inspiration option
 */
export const CreateInspirationOptionBody = InspirationOptionInputSchema

export const CreateInspirationOption201Response = InspirationOptionSchema

export const CreateInspirationOption400Response = BadRequestSchema

export const CreateInspirationOption401Response = ClientErrorSchema

export const CreateInspirationOption403Response = ClientErrorSchema

export const CreateInspirationOption406Response = ClientErrorSchema

export const CreateInspirationOption415Response = ClientErrorSchema

/**
 * @summary Read an inspiration option
 */

export const GetInspirationOptionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const GetInspirationOption200Response = InspirationOptionSchema

export const GetInspirationOption401Response = ClientErrorSchema

export const GetInspirationOption404Response = ClientErrorSchema

export const GetInspirationOption406Response = ClientErrorSchema

/**
 * An option stays in its module: `module` is not read. A `text` or `image` that is left out keeps its
 * value; `text` is required (400 `required`) when the type is `text` and there is none yet. It is
 * kept only while the type is `text`: a change to `image` removes it.
 * @summary Replace what can be changed of an inspiration option
 */

export const UpdateInspirationOptionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const UpdateInspirationOptionBody = InspirationOptionUpdateSchema

export const UpdateInspirationOption200Response = InspirationOptionSchema

export const UpdateInspirationOption400Response = BadRequestSchema

export const UpdateInspirationOption401Response = ClientErrorSchema

export const UpdateInspirationOption403Response = ClientErrorSchema

export const UpdateInspirationOption404Response = ClientErrorSchema

export const UpdateInspirationOption406Response = ClientErrorSchema

export const UpdateInspirationOption415Response = ClientErrorSchema

/**
 * Its items are deleted with it.
 * @summary Delete an inspiration option
 */

export const DeleteInspirationOptionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const DeleteInspirationOption401Response = ClientErrorSchema

export const DeleteInspirationOption403Response = ClientErrorSchema

export const DeleteInspirationOption404Response = ClientErrorSchema

export const DeleteInspirationOption406Response = ClientErrorSchema

/**
 * Used to set the image after its upload. Members that are left out keep their values; a change to type
 * `text` of an option without a text answers 400 `required` on `text`.
 * @summary Change some members of an inspiration option
 */

export const PatchInspirationOptionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const PatchInspirationOptionBody = InspirationOptionPatchSchema

export const PatchInspirationOption200Response = InspirationOptionSchema

export const PatchInspirationOption400Response = BadRequestSchema

export const PatchInspirationOption401Response = ClientErrorSchema

export const PatchInspirationOption403Response = ClientErrorSchema

export const PatchInspirationOption404Response = ClientErrorSchema

export const PatchInspirationOption406Response = ClientErrorSchema

export const PatchInspirationOption415Response = ClientErrorSchema

/**
 * Ordered by module (the newest first), then by name.
 * @summary The inspiration widgets, a page at a time
 */

export const listInspirationWidgetsQueryPageSizeDefault = 10;
export const listInspirationWidgetsQueryPageSizeMax = 100;

export const ListInspirationWidgetsQueryParams = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))),
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)),/*#__PURE__*/ zod.literal("last")])),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInspirationWidgetsQueryPageSizeMax)), listInspirationWidgetsQueryPageSizeDefault)
})

export const ListInspirationWidgets200Response = InspirationWidgetPageSchema

export const ListInspirationWidgets400Response = BadRequestSchema

export const ListInspirationWidgets401Response = ClientErrorSchema

export const ListInspirationWidgets404Response = ClientErrorSchema

export const ListInspirationWidgets406Response = ClientErrorSchema

/**
 * @summary Create an inspiration widget
 */
export const CreateInspirationWidgetBody = InspirationWidgetInputSchema

export const CreateInspirationWidget201Response = InspirationWidgetSchema

export const CreateInspirationWidget400Response = BadRequestSchema

export const CreateInspirationWidget401Response = ClientErrorSchema

export const CreateInspirationWidget403Response = ClientErrorSchema

export const CreateInspirationWidget406Response = ClientErrorSchema

export const CreateInspirationWidget415Response = ClientErrorSchema

/**
 * @summary Read an inspiration widget
 */

export const GetInspirationWidgetParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const GetInspirationWidget200Response = InspirationWidgetSchema

export const GetInspirationWidget401Response = ClientErrorSchema

export const GetInspirationWidget404Response = ClientErrorSchema

export const GetInspirationWidget406Response = ClientErrorSchema

/**
 * A widget stays in its module: `module` is not read.
 * @summary Replace what can be changed of an inspiration widget
 */

export const UpdateInspirationWidgetParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const UpdateInspirationWidgetBody = InspirationWidgetUpdateSchema

export const UpdateInspirationWidget200Response = InspirationWidgetSchema

export const UpdateInspirationWidget400Response = BadRequestSchema

export const UpdateInspirationWidget401Response = ClientErrorSchema

export const UpdateInspirationWidget403Response = ClientErrorSchema

export const UpdateInspirationWidget404Response = ClientErrorSchema

export const UpdateInspirationWidget406Response = ClientErrorSchema

export const UpdateInspirationWidget415Response = ClientErrorSchema

/**
 * @summary Delete an inspiration widget
 */

export const DeleteInspirationWidgetParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const DeleteInspirationWidget401Response = ClientErrorSchema

export const DeleteInspirationWidget403Response = ClientErrorSchema

export const DeleteInspirationWidget404Response = ClientErrorSchema

export const DeleteInspirationWidget406Response = ClientErrorSchema

/**
 * Ordered by module (the newest first), then by date.
 * @summary The inspiration items, a page at a time
 */

export const listInspirationItemsQueryPageSizeDefault = 10;
export const listInspirationItemsQueryPageSizeMax = 100;

export const ListInspirationItemsQueryParams = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))),
  "date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)),/*#__PURE__*/ zod.literal("last")])),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInspirationItemsQueryPageSizeMax)), listInspirationItemsQueryPageSizeDefault)
})

export const ListInspirationItems200Response = InspirationItemPageSchema

export const ListInspirationItems400Response = BadRequestSchema

export const ListInspirationItems401Response = ClientErrorSchema

export const ListInspirationItems404Response = ClientErrorSchema

export const ListInspirationItems406Response = ClientErrorSchema

/**
 * The server draws one of the options of the module. A module has at most one item for a day: a second
 * one answers 400 `unique` on `non_field_errors`. A module without options answers 400 `invalid` on
 * `module`.
 * @summary Create the item of a module for a day
 */
export const CreateInspirationItemBody = InspirationItemInputSchema

export const CreateInspirationItem201Response = InspirationItemSchema

export const CreateInspirationItem400Response = BadRequestSchema

export const CreateInspirationItem401Response = ClientErrorSchema

export const CreateInspirationItem403Response = ClientErrorSchema

export const CreateInspirationItem406Response = ClientErrorSchema

export const CreateInspirationItem415Response = ClientErrorSchema

/**
 * The file is then sent with one PUT to `fileUploadURL`: its bytes as the body, its own type as
 * `Content-Type`. The address is opaque and may lie on another origin (an object storage); it holds
 * for a few minutes. Types and sizes of what is taken stand under `x-images`. Afterwards the `id` of the
 * upload is set as the `image` of an inspiration option. A backend with limits for each person answers
 * 400 `storage_full` or `too_many_uploads`.
 * @summary Ask for a place to send a file to
 */
export const CreateFileUploadBody = FileUploadInputSchema

export const CreateFileUpload201Response = FileUploadSchema

export const CreateFileUpload400Response = BadRequestSchema

export const CreateFileUpload401Response = ClientErrorSchema

export const CreateFileUpload403Response = ClientErrorSchema

export const CreateFileUpload406Response = ClientErrorSchema

export const CreateFileUpload415Response = ClientErrorSchema

/**
 * Where `fileUploadURL` of the embedded backend leads. Clients never build this address; another
 * server may hand out any other one, for instance a presigned address of an object storage. The
 * signature in the address stands for the session, so neither cookie nor CSRF header is needed. A
 * second PUT to the same address replaces nothing and answers 403. A file whose `Content-Type` or whose
 * first bytes are none of the types under `x-images` answers 415.
 * @summary Receive the bytes of a file
 */
export const PutUploadParams = /*#__PURE__*/ zod.object({
  "fileUUID": /*#__PURE__*/ zod.uuid()
})

export const putUploadQueryExpiresMin = 0;

export const putUploadQuerySignatureMax = 200;

export const putUploadQuerySignatureRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const PutUploadQueryParams = /*#__PURE__*/ zod.object({
  "expires": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(putUploadQueryExpiresMin)),
  "signature": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(putUploadQuerySignatureMax)).check(/*#__PURE__*/ zod.regex(putUploadQuerySignatureRegExp))
})

export const PutUpload400Response = BadRequestSchema

export const PutUpload403Response = ClientErrorSchema

export const PutUpload404Response = ClientErrorSchema

export const PutUpload413Response = ClientErrorSchema

export const PutUpload415Response = ClientErrorSchema

/**
 * @summary Who is signed in, or which flow is pending
 */
export const GetSession200Response = AuthenticatedSchema

export const GetSession401Response = UnauthenticatedSchema

export const GetSession410Response = SessionGoneSchema

/**
 * The only answer is 401 without a pending flow, also for somebody who was not signed in. It is the success.
 * @summary Log out, or throw a pending flow away
 */
export const DeleteSession401Response = UnauthenticatedSchema

/**
 * Success is 401 with `verify_email` pending; a code of 6 characters is mailed. An address that has an
 * account answers the same, and its owner gets a mail that says so. Somebody who is signed in gets 409.
 * @summary Begin a sign-up with an e-mail address
 */
export const SignUpBody = SignUpInputSchema

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
 * expired. 400 `email_taken` when somebody else owns the address.
 * @summary Prove an e-mail address by the mailed key
 */
export const VerifyEmailBody = VerifyEmailInputSchema

export const VerifyEmail200Response = AuthenticatedSchema

export const VerifyEmail400Response = InvalidSchema

export const VerifyEmail401Response = UnauthenticatedSchema

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
 * Success is 401 with `login_by_code` pending, for an unknown address as well. Somebody who is signed
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
 * is), when the code has expired, and for somebody who is signed in. 401 when another step is needed.
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
 * limit and it is reached. 409 when nobody is signed in. 429 also when the same address is added again
 * within 10 seconds.
 * @summary Add an e-mail address, which then waits for its key
 */
export const AddEmailAddressBody = EmailAddressInputSchema

export const AddEmailAddress200Response = EmailAddressesAnswerSchema

export const AddEmailAddress400Response = InvalidSchema

export const AddEmailAddress401Response = UnauthenticatedSchema

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
