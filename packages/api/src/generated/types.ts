export interface paths {
    "/api/v1/csrf/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Set the csrftoken cookie
         * @description The answer carries `Set-Cookie` for `csrftoken`, which the client may read. Open to every caller.
         */
        get: operations["getCsrf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Since when the account exists
         * @description A backend that answers 200 can delete the account.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        /**
         * Delete the account and everything in it
         * @description Modules, days, images, addresses, passkeys and waiting e-mails are deleted at once, and every session ends, also
         *     the one that asks. An e-mail to the primary address says so. When the sign-in is older than five minutes, the
         *     answer is 401 with `meta.is_authenticated: true`, and nothing is deleted.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/widgets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dashboard, every widget by kind of module
         * @description Not paged. Within a kind the widgets of the newest module come first, and within a module they are
         *     ordered by name.
         */
        get: operations["getWidgets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preferences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person has chosen on all their devices
         * @description What was never chosen is missing. So are ids of objects that were deleted.
         */
        get: operations["getPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change some of the preferences
         * @description The body is merged into the preferences as RFC 7396 (JSON Merge Patch) says: a member that is missing stays, and null
         *     deletes one, also in `cards`, `rows` and `hues`. What the server gets last is valid. Ids that are repeated, or
         *     that the person does not have, are left out: the document never outgrows the account. A person has at most 100
         *     reminders: a change after which there are more of them, and more than before, answers 400 `max_length`.
         */
        patch: operations["patchPreferences"];
        trace?: never;
    };
    "/api/v1/push-subscriptions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this session has a push subscription, the key to make one with, and whether others have one */
        get: operations["getPushSubscription"];
        put?: never;
        /**
         * Send the reminders of the person to this browser
         * @description The body is what `PushSubscription.toJSON()` gives. A session has one subscription at most, and an endpoint belongs
         *     to one session: what either had before is replaced. The subscription ends with its session, and when the push
         *     service answers 404 or 410. Its messages are in the language of `Accept-Language`.
         *
         *     An endpoint that is no https address of a push service that the server knows answers 400 `invalid`, the eleventh
         *     subscription of a person 400 `too_many_subscriptions`.
         *
         *     Each message is a `PushMessage`, encrypted as RFC 8291 says.
         */
        post: operations["createPushSubscription"];
        /**
         * Send no more reminders to this browser
         * @description Deletes the subscription of this session, if it has one.
         */
        delete: operations["deletePushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/daily-todos-modules/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The daily to-dos modules, a page at a time
         * @description The newest module comes first.
         */
        get: operations["listDailyTodosModules"];
        put?: never;
        /** Create a daily to-dos module */
        post: operations["createDailyTodosModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/daily-todos-modules/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a daily to-dos module */
        get: operations["getDailyTodosModule"];
        /** Replace what can be changed of a daily to-dos module */
        put: operations["updateDailyTodosModule"];
        post?: never;
        /**
         * Delete a daily to-dos module
         * @description Its options, items and widgets are deleted with it.
         */
        delete: operations["deleteDailyTodosModule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/daily-todo-options/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The daily to-do options, a page at a time
         * @description Ordered by module (the newest first), then by name.
         */
        get: operations["listDailyTodoOptions"];
        put?: never;
        /** Create a daily to-do option */
        post: operations["createDailyTodoOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/daily-todo-options/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a daily to-do option */
        get: operations["getDailyTodoOption"];
        /**
         * Replace what can be changed of a daily to-do option
         * @description An option stays in its module: `module` is not read.
         */
        put: operations["updateDailyTodoOption"];
        post?: never;
        /**
         * Delete a daily to-do option
         * @description Its items are deleted with it.
         */
        delete: operations["deleteDailyTodoOption"];
        options?: never;
        head?: never;
        /**
         * Change some members of a daily to-do option
         * @description Members that are left out keep their values, so that a change takes back nothing that another device has changed.
         */
        patch: operations["patchDailyTodoOption"];
        trace?: never;
    };
    "/api/v1/daily-todos-widgets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The daily to-dos widgets, a page at a time
         * @description Ordered by module (the newest first), then by name.
         */
        get: operations["listDailyTodosWidgets"];
        put?: never;
        /** Create a daily to-dos widget */
        post: operations["createDailyTodosWidget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/daily-todos-widgets/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a daily to-dos widget */
        get: operations["getDailyTodosWidget"];
        /**
         * Replace what can be changed of a daily to-dos widget
         * @description A widget stays in its module: `module` is not read.
         */
        put: operations["updateDailyTodosWidget"];
        post?: never;
        /** Delete a daily to-dos widget */
        delete: operations["deleteDailyTodosWidget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/daily-todo-items/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The daily to-do items, a page at a time
         * @description Ordered by module (the newest first), date, then in the order of the options.
         */
        get: operations["listDailyTodoItems"];
        put?: never;
        /**
         * Create the item of an option for a day
         * @description An option has at most one item for a day. A second one answers 400 `unique` on `non_field_errors`. The
         *     option must be one of the module, otherwise the answer is 400 `does_not_exist` on `option`.
         */
        post: operations["createDailyTodoItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/daily-todo-items/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the status or the note of an item
         * @description Only `status` and `note` can change, each without the other; everything else in the body is ignored.
         */
        patch: operations["updateDailyTodoItem"];
        trace?: never;
    };
    "/api/v1/inspiration-modules/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The inspiration modules, a page at a time
         * @description The newest module comes first.
         */
        get: operations["listInspirationModules"];
        put?: never;
        /** Create an inspiration module */
        post: operations["createInspirationModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inspiration-modules/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read an inspiration module */
        get: operations["getInspirationModule"];
        /** Replace what can be changed of an inspiration module */
        put: operations["updateInspirationModule"];
        post?: never;
        /**
         * Delete an inspiration module
         * @description Its options, items and widgets are deleted with it.
         */
        delete: operations["deleteInspirationModule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inspiration-options/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The inspiration options, a page at a time
         * @description Ordered by module (the newest first), then by type, then by name.
         */
        get: operations["listInspirationOptions"];
        put?: never;
        /**
         * Create an inspiration option
         * @description `text` is required when the type is `text` (400 `required` on `text`). An image option may be created
         *     without its image, which is set by a PATCH after the upload.
         */
        post: operations["createInspirationOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inspiration-options/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read an inspiration option */
        get: operations["getInspirationOption"];
        /**
         * Replace what can be changed of an inspiration option
         * @description An option stays in its module: `module` is not read. A `text` or `image` that is left out keeps its
         *     value; `text` is required (400 `required`) when the type is `text` and there is none yet. It is
         *     kept only while the type is `text`: a change to `image` removes it.
         */
        put: operations["updateInspirationOption"];
        post?: never;
        /**
         * Delete an inspiration option
         * @description Its items are deleted with it.
         */
        delete: operations["deleteInspirationOption"];
        options?: never;
        head?: never;
        /**
         * Change some members of an inspiration option
         * @description Used to set the image after its upload. Members that are left out keep their values; a change to type
         *     `text` of an option without a text answers 400 `required` on `text`.
         */
        patch: operations["patchInspirationOption"];
        trace?: never;
    };
    "/api/v1/inspiration-widgets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The inspiration widgets, a page at a time
         * @description Ordered by module (the newest first), then by name.
         */
        get: operations["listInspirationWidgets"];
        put?: never;
        /** Create an inspiration widget */
        post: operations["createInspirationWidget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inspiration-widgets/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read an inspiration widget */
        get: operations["getInspirationWidget"];
        /**
         * Replace what can be changed of an inspiration widget
         * @description A widget stays in its module: `module` is not read.
         */
        put: operations["updateInspirationWidget"];
        post?: never;
        /** Delete an inspiration widget */
        delete: operations["deleteInspirationWidget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inspiration-items/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The inspiration items, a page at a time
         * @description Ordered by module (the newest first), then by date.
         */
        get: operations["listInspirationItems"];
        put?: never;
        /**
         * Create the item of a module for a day
         * @description The server draws one of the options of the module. A module has at most one item for a day: a second
         *     one answers 400 `unique` on `non_field_errors`. A module without options answers 400 `invalid` on
         *     `module`.
         */
        post: operations["createInspirationItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/file-uploads/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a place to send a file to
         * @description The file is then sent with one PUT to `fileUploadURL`: its bytes as the body, its own type as
         *     `Content-Type`. The address is opaque and may lie on another origin (an object storage); it holds
         *     for a few minutes. Types and sizes of what is taken stand under `x-images`. Afterwards the `id` of the
         *     upload is set as the `image` of an inspiration option. A backend with limits for each person answers
         *     400 `storage_full` or `too_many_uploads`.
         */
        post: operations["createFileUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{fileUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Receive the bytes of a file
         * @description Where `fileUploadURL` of the embedded backend leads. Clients never build this address; another
         *     server may hand out any other one, for instance a presigned address of an object storage. The
         *     signature in the address stands for the session, so neither cookie nor CSRF header is needed. Where
         *     the cookie of another account's session comes along, the answer is 409 `other_user`. A
         *     second PUT to the same address replaces nothing and answers 403. A file whose `Content-Type` or whose
         *     first bytes are none of the types under `x-images` answers 415.
         */
        put: operations["putUpload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/browser/v1/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, or which flow is pending */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * Log out, or throw a pending flow away
         * @description The only answer is 401 without a pending flow, also for a visitor. It is the success.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/browser/v1/auth/webauthn/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the browser needs to create the passkey of a sign-up
         * @description 409 unless `mfa_signup_webauthn` is pending.
         */
        get: operations["getSignUpPasskeyOptions"];
        /**
         * Finish a sign-up with its passkey
         * @description Success signs in; `methods` is then empty. A blank or missing name becomes a default name. 409 unless
         *     `mfa_signup_webauthn` is pending, before the body is looked at. A credential that does not hold
         *     answers 400 `incorrect_code` without a `param`.
         */
        put: operations["createSignUpPasskey"];
        /**
         * Begin a sign-up with an e-mail address
         * @description Success is 401 with `verify_email` pending; a code of 6 characters is mailed. An address that has an
         *     account answers the same, and its owner gets a mail that says so. A signed-in person gets 409.
         *     A backend that verifies addresses later may answer 200; the client continues in the same way.
         *     Where only invited addresses may sign up, any other address gets the same answer too. Where no one may, the
         *     answer is 403.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/browser/v1/auth/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove an e-mail address by the mailed key
         * @description During a sign-up success is 401 with `mfa_signup_webauthn` pending; signed in, for an added address,
         *     it is 200. The third wrong key ends the flow. 409 when nothing waits for a key, or the key has
         *     expired. 400 `email_taken` when another person owns the address. Entering the key of an added address is
         *     no sign-in; some backends ask for a confirmation when the sign-in is older than five minutes.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/browser/v1/auth/email/verify/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have another key mailed
         * @description For the address that waits for its key, during a sign-up or after an address was added. With the new
         *     mail the former key is wrong. 409 when nothing waits for a key, and where the server never sends a
         *     second mail: the key that is out then stays right. 429 within ten seconds of the last mail.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/browser/v1/auth/code/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a sign-in code mailed
         * @description Success is 401 with `login_by_code` pending, for an unknown address as well. A person who is signed
         *     in gets 200. Too many requests answer 400 `too_many_login_attempts` on `email`.
         */
        post: operations["requestLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/browser/v1/auth/code/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the mailed code
         * @description The third wrong code ends the flow. 409 unless `login_by_code` is pending (also while another flow
         *     is), when the code has expired, and for a signed-in person. 401 when another step is needed.
         */
        post: operations["confirmLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/browser/v1/auth/webauthn/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the browser needs to sign in with a passkey */
        get: operations["getPasskeyLoginOptions"];
        put?: never;
        /**
         * Sign in with a passkey
         * @description A credential that does not hold, or of a person whom the authenticator did not verify, answers 400
         *     `incorrect_code` on `credential`; after too many of them 400 `too_many_login_attempts`. Failures
         *     need not keep a credential that holds from signing in. A challenge is used up by success only. A
         *     pending flow is dropped.
         */
        post: operations["logInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/browser/v1/auth/webauthn/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the browser needs to confirm with a passkey of the account */
        get: operations["getReauthenticationOptions"];
        put?: never;
        /** Confirm with a passkey */
        post: operations["reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/browser/v1/account/authenticators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The passkeys of the account, and authenticators of other types
         * @description In order of creation.
         */
        get: operations["listAuthenticators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/browser/v1/account/authenticators/webauthn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the browser needs to create a further passkey */
        get: operations["getPasskeyOptions"];
        /**
         * Rename a passkey
         * @description An id that is not one of a passkey of one's own answers 400 `invalid_choice` on `id`.
         */
        put: operations["renamePasskey"];
        /**
         * Add a passkey
         * @description A blank or missing name becomes a default name. A credential that does not hold answers 400
         *     `incorrect_code` without a `param`. The body is checked before the age of the session.
         */
        post: operations["addPasskey"];
        /**
         * Delete passkeys
         * @description All of them or none; also the last one. An id that is not one's own answers 400 `invalid_choice` on
         *     `authenticators`. Other sessions that were signed in with them may end.
         */
        delete: operations["deletePasskeys"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/browser/v1/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The e-mail addresses of the account
         * @description In order of creation. An added address that waits for its key is the last one, in this session only.
         */
        get: operations["listEmailAddresses"];
        /**
         * Ask for another mail with a key
         * @description With the new mail the former key is wrong. 403 in JSON means that no further mail is sent, for some
         *     seconds or ever, while the key that is out stays valid. Either way the person goes to the page where
         *     the key is entered. 400 `unknown_email` for an address that does not wait.
         */
        put: operations["requestEmailVerification"];
        /**
         * Add an e-mail address, which then waits for its key
         * @description The address becomes part of the account by `verifyEmail`; the session shows no pending flow for it.
         *     400 `duplicate_email` for an address of one's own, and `max_email_addresses` where a backend has a
         *     limit and it is reached. 409 for a visitor. 429 also when the same address is added again
         *     within 10 seconds. Some backends ask for a confirmation when the sign-in is older than five minutes.
         */
        post: operations["addEmailAddress"];
        /**
         * Delete an address that is not the primary one
         * @description 400 `cannot_remove_primary_email` or `unknown_email` on `email`. Some backends ask for a confirmation
         *     when the sign-in is older than five minutes, and end the other sessions that it signed in.
         */
        delete: operations["deleteEmailAddress"];
        options?: never;
        head?: never;
        /**
         * Make a verified address the primary one
         * @description 400 `unverified_primary_email` for an unverified address, `unknown_email` for one that is not stored,
         *     both on `email`; `required` on `primary` unless it is true. Some backends ask for a confirmation when
         *     the sign-in is older than five minutes.
         */
        patch: operations["setPrimaryEmailAddress"];
        trace?: never;
    };
    "/_allauth/browser/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the account is logged in
         * @description One entry for each browser, in any order.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Log out other browsers
         * @description All of them or none. An id that is not one's own, or that has ended, answers 400 `invalid_choice` on
         *     `sessions`. 401 after one's own session. Some backends ask for a confirmation when the sign-in is older
         *     than five minutes.
         */
        delete: operations["endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Csrf: {
            /** @constant */
            status: "OK";
        };
        /** @description One list of widgets for each kind of module; the keys are the kinds */
        Dashboard: {
            dailyTodos: components["schemas"]["DailyTodosWidget"][];
            inspiration: components["schemas"]["InspirationWidget"][];
            /** @description The optional parts that this backend has, by the names of `x-feature`. Others may follow. */
            features?: string[];
        };
        Preferences: {
            dayBegins?: components["schemas"]["DayBegin"];
            streaks?: components["schemas"]["StreakChoice"];
            unfolded?: components["schemas"]["UnfoldedLists"];
            /** @description For each kind of module, the ids of its widgets in their order. Others come last, as they were made */
            cards?: {
                [key: string]: components["schemas"]["Ids"];
            };
            /** @description For the id of each module of daily to-dos, the ids of its options in their order */
            rows?: {
                [key: string]: components["schemas"]["Ids"];
            };
            /** @description For the id of each module of daily to-dos, the name of its hue */
            hues?: {
                [key: string]: components["schemas"]["Hue"];
            };
            timeZone?: components["schemas"]["TimeZone"];
            /** @description For the id of each widget of daily to-dos, when its reminder comes */
            reminders?: {
                [key: string]: components["schemas"]["Reminder"];
            };
        };
        PreferencesPatch: {
            dayBegins?: components["schemas"]["DayBegin"] | null;
            streaks?: components["schemas"]["StreakChoice"] | null;
            unfolded?: components["schemas"]["UnfoldedLists"] | null;
            cards?: {
                [key: string]: components["schemas"]["Ids"] | null;
            } | null;
            rows?: {
                [key: string]: components["schemas"]["Ids"] | null;
            } | null;
            hues?: {
                [key: string]: components["schemas"]["Hue"] | null;
            } | null;
            timeZone?: components["schemas"]["TimeZone"] | null;
            reminders?: {
                [key: string]: components["schemas"]["Reminder"] | null;
            } | null;
        };
        /**
         * @description When a day begins; `utc` is midnight UTC, the others are an hour where the person is
         * @enum {string}
         */
        DayBegin: "utc" | "local-0" | "local-2" | "local-4" | "local-6";
        /** @enum {string} */
        StreakChoice: "shown" | "hidden";
        /** @description The modules whose complete to-dos the person has unfolded on one day. A change names both */
        UnfoldedLists: {
            /** Format: date */
            day: string;
            modules: components["schemas"]["Ids"];
        };
        Ids: number[];
        Hue: string;
        /**
         * @description Where the person is, as a name of the IANA time zone database; one that the server does not know answers 400
         *     `invalid`. Reminders come by its clock, and without it by UTC
         */
        TimeZone: string;
        /**
         * @description On these days of the week (ISO, 1 is Monday) at this time, each browser with a push subscription gets a message,
         *     unless nothing that is due is open. A change names both members. A time that the clock skips comes when it would
         *     have been without the change of the clock, and one that comes twice counts the first time. What could not be sent
         *     within an hour is not sent.
         */
        Reminder: {
            time: string;
            weekdays: number[];
        };
        PushState: {
            /** @description The public key of the server (VAPID, RFC 8292) as base64url, for `PushManager.subscribe()` */
            applicationServerKey: string;
            /** @description That of the subscription of this session */
            endpoint: string | null;
            /** @description How many other sessions of the person have one */
            otherSubscriptions: number;
        };
        PushSubscriptionInput: {
            endpoint: string;
            keys: {
                p256dh: string;
                auth: string;
            };
        };
        /**
         * @description What a push service delivers, in the form of Declarative Web Push: a browser that knows it shows the notification
         *     on its own, in others the service worker shows it. It names the list and how many to-dos are open, nothing else.
         */
        PushMessage: {
            /** @constant */
            web_push: 8030;
            notification: {
                /** @description The name of the list */
                title: string;
                body: string;
                /** @enum {string} */
                lang: "en-GB" | "nl";
                /** @description The same for each reminder of a list */
                tag: string;
                /** @description The address of the list on the dashboard */
                navigate: string;
            };
        };
        Account: {
            id: number;
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description What the account API answers too; see `ReauthenticationRequired` there */
        ConfirmationRequired: {
            /** @constant */
            status: 401;
            meta: {
                /** @constant */
                is_authenticated: true;
            };
        };
        DailyTodosModule: {
            id: number;
            user: number;
            createdAt: components["schemas"]["Timestamp"];
            name: string;
        };
        DailyTodosModuleInput: {
            name: components["schemas"]["Name"];
        };
        DailyTodosModulePage: {
            /** @description 0 when there are no results at all */
            pageCount: number;
            results: components["schemas"]["DailyTodosModule"][];
        };
        DailyTodoOption: {
            id: number;
            module: number;
            name: string;
            text: string;
            /** @description The last of `schedules`; null without one */
            schedule?: components["schemas"]["Schedule"];
            /** @description Its schedules in the order of their days. Before the first one it is due every day */
            schedules?: components["schemas"]["ScheduleSince"][];
            /** @description The times in which it is archived, in order */
            archived?: components["schemas"]["ArchivedTime"][];
        };
        DailyTodoOptionInput: {
            module: number;
            name: components["schemas"]["Name"];
            text: components["schemas"]["OptionText"];
            schedules?: components["schemas"]["NewSchedules"];
            archive?: components["schemas"]["ArchiveChanges"];
        };
        DailyTodoOptionUpdate: {
            name: components["schemas"]["Name"];
            text: components["schemas"]["OptionText"];
            schedules?: components["schemas"]["NewSchedules"];
            archive?: components["schemas"]["ArchiveChanges"];
        };
        DailyTodoOptionPatch: {
            name?: components["schemas"]["Name"];
            text?: components["schemas"]["OptionText"];
            schedules?: components["schemas"]["NewSchedules"];
            archive?: components["schemas"]["ArchiveChanges"];
        };
        /**
         * @description When a to-do is due: on these days of the week (ISO, 1 is Monday), or so often in a week, which begins on Monday.
         *     With both of them the answer is `invalid`. Null is every day.
         */
        Schedule: {
            weekdays: number[];
        } | {
            timesPerWeek: number;
        } | null;
        ScheduleSince: {
            /**
             * Format: date
             * @description The first day on which the schedule is valid
             */
            from: string;
            schedule: components["schemas"]["Schedule"];
        };
        /**
         * @description Schedules of a to-do, each from the client's day on which it was chosen. They replace those that were valid from the
         *     earliest of these days on; earlier ones stay, and so do all when this is missing. With more than 400 in the end the
         *     answer is `max_length`. Answers have each day of the week once and in order, and leave out a schedule that is the
         *     same as the one before it.
         */
        NewSchedules: components["schemas"]["ScheduleSince"][];
        ArchivedTime: {
            /**
             * Format: date
             * @description The first day on which it is archived
             */
            from: string;
            /**
             * Format: date
             * @description The first day on which it is back; null while it is archived
             */
            until: string | null;
        };
        ArchiveChange: {
            /**
             * Format: date
             * @description The first day on which the change is valid
             */
            from: string;
            isArchived: boolean;
        };
        /**
         * @description Archives a to-do or brings it back, each from the client's day on which that was chosen. These changes replace those
         *     from the earliest of their days on; earlier ones stay, and so do all when this is missing. With more than 400 in the
         *     end the answer is `max_length`. Answers have them as `archived`. A time that ends on the day on which it begins is
         *     left out, and one that begins on the day on which another ends continues it.
         */
        ArchiveChanges: components["schemas"]["ArchiveChange"][];
        DailyTodoOptionPage: {
            /** @description 0 when there are no results at all */
            pageCount: number;
            results: components["schemas"]["DailyTodoOption"][];
        };
        DailyTodosWidget: {
            id: number;
            module: number;
            name: string;
        };
        DailyTodosWidgetInput: {
            module: number;
            name: components["schemas"]["Name"];
        };
        DailyTodosWidgetUpdate: {
            name: components["schemas"]["Name"];
        };
        DailyTodosWidgetPage: {
            /** @description 0 when there are no results at all */
            pageCount: number;
            results: components["schemas"]["DailyTodosWidget"][];
        };
        /** @enum {string} */
        DailyTodoStatus: "todo" | "skip" | "done";
        DailyTodoItem: {
            id: number;
            module: number;
            /** Format: date */
            date: string;
            option: number;
            status: components["schemas"]["DailyTodoStatus"];
            /** @description Missing where there is none */
            note?: string;
        };
        DailyTodoItemInput: {
            module: number;
            /** Format: date */
            date: string;
            option: number;
            status: components["schemas"]["DailyTodoStatus"];
            note?: components["schemas"]["Note"];
        };
        DailyTodoItemUpdate: {
            status?: components["schemas"]["DailyTodoStatus"];
            note?: components["schemas"]["Note"];
        };
        DailyTodoItemPage: {
            /** @description 0 when there are no results at all */
            pageCount: number;
            results: components["schemas"]["DailyTodoItem"][];
        };
        InspirationModule: {
            id: number;
            user: number;
            createdAt: components["schemas"]["Timestamp"];
            name: string;
        };
        InspirationModuleInput: {
            name: components["schemas"]["Name"];
        };
        InspirationModulePage: {
            /** @description 0 when there are no results at all */
            pageCount: number;
            results: components["schemas"]["InspirationModule"][];
        };
        InspirationOption: {
            id: number;
            module: number;
            name: string;
            type: components["schemas"]["InspirationType"];
            /** @description Null unless the type is text */
            text: string | null;
            /** @description The id of the upload; has a meaning only when the type is image */
            image: number | null;
            /** @description Where the image is, absolute; null as long as there is none */
            imageURL: string | null;
        };
        InspirationOptionInput: {
            module: number;
            name: components["schemas"]["Name"];
            type: components["schemas"]["InspirationType"];
            text?: components["schemas"]["OptionText"];
            /** @description The id of an upload of one's own */
            image?: number;
        };
        InspirationOptionUpdate: {
            name: components["schemas"]["Name"];
            type: components["schemas"]["InspirationType"];
            text?: components["schemas"]["OptionText"];
            /** @description The id of an upload of one's own */
            image?: number;
        };
        InspirationOptionPage: {
            /** @description 0 when there are no results at all */
            pageCount: number;
            results: components["schemas"]["InspirationOption"][];
        };
        InspirationWidget: {
            id: number;
            module: number;
            name: string;
        };
        InspirationWidgetInput: {
            module: number;
            name: components["schemas"]["Name"];
        };
        InspirationWidgetUpdate: {
            name: components["schemas"]["Name"];
        };
        InspirationWidgetPage: {
            /** @description 0 when there are no results at all */
            pageCount: number;
            results: components["schemas"]["InspirationWidget"][];
        };
        /** @enum {string} */
        InspirationType: "text" | "image";
        InspirationOptionPatch: {
            name?: components["schemas"]["Name"];
            type?: components["schemas"]["InspirationType"];
            text?: components["schemas"]["OptionText"];
            /** @description The id of an upload of one's own */
            image?: number;
        };
        InspirationItem: {
            id: number;
            module: number;
            /** Format: date */
            date: string;
            option: number;
        };
        InspirationItemInput: {
            module: number;
            /** Format: date */
            date: string;
        };
        InspirationItemPage: {
            /** @description 0 when there are no results at all */
            pageCount: number;
            results: components["schemas"]["InspirationItem"][];
        };
        /** @description What people call a module, an option or a widget; white space around it does not count. A name whose characters are all invisible (white space, controls, and such as U+00AD, U+200B, U+2060 and U+3164) counts as empty. */
        Name: string;
        /** @description What an option says; white space around it does not count. A text whose characters are all invisible counts as empty, as with names. */
        OptionText: string;
        /** @description What a person notes at an option on one day, with its line breaks; white space around it does not count. A note whose characters are all invisible counts as empty, and an empty one deletes the note. */
        Note: string;
        FileUploadInput: {
            /** @description A plain name without a path; neither `.` nor `..` */
            fileName: string;
            /**
             * @description The length of the file in bytes. A backend with an object storage signs it into the URL, so that no
             *     other file fits. Others ignore it, and the next one.
             */
            fileSize?: number;
            /** @description The media type of the file */
            fileType?: string;
        };
        FileUpload: {
            id: number;
            user: number;
            createdAt: components["schemas"]["Timestamp"];
            /** Format: uuid */
            fileUUID: string;
            fileName: string;
            /** @description Opaque, absolute, already escaped */
            fileUploadURL: string;
        };
        /**
         * @description A moment with microseconds and offset, separated by a space (not the T of ISO 8601)
         * @example 2026-11-20 20:40:22.908965+00:00
         */
        Timestamp: string;
        BadRequest: components["schemas"]["ValidationError"] | components["schemas"]["ClientError"];
        ValidationError: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "validation_error";
            errors: components["schemas"]["ContentErrorDetail"][];
        };
        ClientError: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "client_error";
            errors: components["schemas"]["ContentErrorDetail"][];
        };
        ContentErrorDetail: {
            /**
             * @description What a client translates
             * @example max_length
             */
            code: string;
            /** @description English */
            detail: string;
            /** @description The faulty member, `non_field_errors` for the body as a whole, null for client errors */
            attr: string | null;
        };
        User: {
            id: number;
            display: string;
            /** @description The primary address */
            email: string;
            username: string;
            language?: string;
            timeZone?: string;
            /**
             * @description What the passkeys of the account name it by. Not from every backend: where it is missing, it is the
             *     `id` in base 36, as django-allauth writes it.
             */
            passkeyHandle?: string;
        };
        /** @description How the session was signed in or confirmed */
        AuthenticationMethod: {
            /** @example mfa */
            method: string;
            /** @description In seconds since 1970 */
            at: number;
            /** @description The address the code went to */
            email?: string;
            /** @description The passkey */
            id?: number;
            /** @example webauthn */
            type?: string;
            passwordless?: boolean;
            reauthenticated?: boolean;
        };
        Flow: {
            /**
             * @description `login_by_code`, `verify_email`, `mfa_signup_webauthn` and `mfa_authenticate` can be pending;
             *     `login`, `signup`, `mfa_login_webauthn` are open to the anonymous; `reauthenticate` to the others.
             */
            id: string;
            is_pending?: boolean;
            /** @description Types of authenticators that serve */
            types?: string[];
        };
        Authenticated: {
            /** @constant */
            status: 200;
            data: {
                user: components["schemas"]["User"];
                /** @description The oldest first; empty right after a sign-up by passkey */
                methods: components["schemas"]["AuthenticationMethod"][];
            };
            meta: {
                /** @constant */
                is_authenticated: true;
                mail?: components["schemas"]["MailState"];
            };
        };
        Unauthenticated: {
            /** @constant */
            status: 401;
            data: {
                flows: components["schemas"]["Flow"][];
            };
            meta: {
                /** @constant */
                is_authenticated: false;
                mail?: components["schemas"]["MailState"];
            };
        };
        /**
         * @description What became of the mail with the code that is waited for: not sent yet, not sent yet because the mail
         *     server cannot be reached or asks for patience (it is tried again as long as the code holds), refused
         *     because the mail server does not know the address, or sent. Not from every backend.
         * @enum {string}
         */
        MailState: "waiting" | "delayed" | "refused" | "sent";
        ReauthenticationRequired: {
            /** @constant */
            status: 401;
            data: {
                user: components["schemas"]["User"];
                methods: components["schemas"]["AuthenticationMethod"][];
                flows: components["schemas"]["Flow"][];
            };
            meta: {
                /** @constant */
                is_authenticated: true;
            };
        };
        SessionGone: {
            /** @constant */
            status: 410;
        };
        Invalid: {
            /** @constant */
            status: 400;
            errors: components["schemas"]["AccountErrorDetail"][];
        };
        AccountErrorDetail: {
            /**
             * @description What a client translates
             * @example incorrect_code
             */
            code: string;
            /** @description English */
            message: string;
            /** @description The faulty member; missing for the body as a whole */
            param?: string;
        };
        Forbidden: {
            /** @constant */
            status: 403;
        };
        Conflict: {
            /** @constant */
            status: 409;
        };
        TooManyRequests: {
            /** @constant */
            status: 429;
        };
        DoneAnswer: {
            /** @constant */
            status: 200;
        };
        NotFound: {
            /** @constant */
            status: 404;
        };
        /** @description One browser in which the account is logged in */
        BrowserSession: {
            id: number;
            /** @description What the browser called itself when it logged in */
            user_agent: string;
            /** @description The network address at that time. Not from every backend */
            ip?: string;
            /** @description In seconds since 1970 */
            created_at: number;
            /** @description In seconds since 1970. Not from every backend */
            last_seen_at?: number;
            /** @description Whether it is the browser that asks */
            is_current: boolean;
        };
        SessionsAnswer: {
            /** @constant */
            status: 200;
            data: components["schemas"]["BrowserSession"][];
        };
        EndSessionsInput: {
            sessions: number[];
        };
        EmailAddress: {
            email: string;
            verified: boolean;
            primary: boolean;
        };
        EmailAddressesAnswer: {
            /** @constant */
            status: 200;
            data: components["schemas"]["EmailAddress"][];
        };
        Passkey: {
            /** @constant */
            type: "webauthn";
            id: number;
            name: string;
            /** @description In seconds since 1970 */
            created_at: number;
            /** @description In seconds since 1970; null when never used */
            last_used_at: number | null;
            /** @description Missing when the browser did not say */
            is_passwordless?: boolean;
        };
        /** @description Daymark offers none of these and leaves them out */
        OtherAuthenticator: {
            /** @enum {string} */
            type: "totp" | "recovery_codes";
        };
        Authenticator: components["schemas"]["Passkey"] | components["schemas"]["OtherAuthenticator"];
        AuthenticatorsAnswer: {
            /** @constant */
            status: 200;
            data: components["schemas"]["Authenticator"][];
        };
        PasskeyAnswer: {
            /** @constant */
            status: 200;
            data: components["schemas"]["Passkey"];
        };
        PasskeyAddedAnswer: {
            /** @constant */
            status: 200;
            data: components["schemas"]["Passkey"];
            meta: {
                recovery_codes_generated: boolean;
            };
        };
        CreationOptionsAnswer: {
            /** @constant */
            status: 200;
            data: {
                creation_options: {
                    publicKey: components["schemas"]["PasskeyCreationOptions"];
                };
            };
        };
        RequestOptionsAnswer: {
            /** @constant */
            status: 200;
            data: {
                request_options: {
                    publicKey: components["schemas"]["PasskeyRequestOptions"];
                    /**
                     * @description How the browser asks, as `navigator.credentials.get()` takes it. A server may leave it out.
                     * @enum {string}
                     */
                    mediation?: "conditional" | "optional" | "required" | "silent";
                };
            };
        };
        /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3 */
        PasskeyCreationOptions: {
            rp: {
                /** @example localhost */
                id?: string;
                name: string;
            };
            user: {
                id: components["schemas"]["Base64Url"];
                name: string;
                displayName: string;
            };
            challenge: components["schemas"]["Base64Url"];
            pubKeyCredParams: {
                /** @constant */
                type: "public-key";
                /** @example -7 */
                alg: number;
            }[];
            timeout?: number;
            excludeCredentials?: components["schemas"]["CredentialDescriptor"][];
            authenticatorSelection?: {
                /** @enum {string} */
                authenticatorAttachment?: "platform" | "cross-platform";
                /** @enum {string} */
                residentKey?: "discouraged" | "preferred" | "required";
                requireResidentKey?: boolean;
                /** @enum {string} */
                userVerification?: "discouraged" | "preferred" | "required";
            };
            /** @enum {string} */
            attestation?: "none" | "indirect" | "direct" | "enterprise";
            extensions?: {
                credProps?: boolean;
            };
        };
        /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3 */
        PasskeyRequestOptions: {
            challenge: components["schemas"]["Base64Url"];
            timeout?: number;
            /** @example localhost */
            rpId?: string;
            allowCredentials?: components["schemas"]["CredentialDescriptor"][];
            /** @enum {string} */
            userVerification?: "discouraged" | "preferred" | "required";
        };
        CredentialDescriptor: {
            /** @constant */
            type: "public-key";
            id: components["schemas"]["Base64Url"];
            transports?: string[];
        };
        /** @description Bytes as base64url without padding */
        Base64Url: string;
        /** @description RegistrationResponseJSON of WebAuthn level 3, what a browser makes of a new passkey */
        RegistrationCredential: {
            /** @constant */
            type: "public-key";
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            authenticatorAttachment?: string | null;
            response: {
                clientDataJSON: components["schemas"]["Base64Url"];
                attestationObject: components["schemas"]["Base64Url"];
                transports?: string[];
            };
            clientExtensionResults?: components["schemas"]["ClientExtensionResults"];
        };
        /** @description AuthenticationResponseJSON of WebAuthn level 3, what a browser makes when a passkey is used */
        AuthenticationCredential: {
            /** @constant */
            type: "public-key";
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            authenticatorAttachment?: string | null;
            response: {
                clientDataJSON: components["schemas"]["Base64Url"];
                authenticatorData: components["schemas"]["Base64Url"];
                signature: components["schemas"]["Base64Url"];
                /** @description Needed to find the account at sign-in */
                userHandle?: components["schemas"]["Base64Url"] | null;
            };
            clientExtensionResults?: components["schemas"]["ClientExtensionResults"];
        };
        ClientExtensionResults: {
            credProps?: {
                /** @description Whether the passkey can be found without naming the account */
                rk?: boolean;
            };
        };
        /** Format: email */
        EmailText: string;
        SignUpInput: {
            email: components["schemas"]["EmailText"];
        };
        RequestLoginCodeInput: {
            email: components["schemas"]["EmailText"];
        };
        EmailAddressInput: {
            email: components["schemas"]["EmailText"];
        };
        PrimaryEmailAddressInput: {
            email: components["schemas"]["EmailText"];
            /** @constant */
            primary: true;
        };
        VerifyEmailInput: {
            key: components["schemas"]["MailedCode"];
        };
        ConfirmLoginCodeInput: {
            code: components["schemas"]["MailedCode"];
        };
        /** @description 6 characters in their compatible form (NFKC). Case does not count, and neither do spaces, dashes and invisible characters (Unicode's category Cf, such as U+200B) around or between them. */
        MailedCode: string;
        /** @description What people call a passkey; white space around it does not count, and one whose characters are all invisible counts as empty. django-allauth would take up to 100 characters, but every name in Daymark has the same limit. */
        PasskeyName: string;
        NewPasskeyInput: {
            name?: components["schemas"]["PasskeyName"];
            credential: components["schemas"]["RegistrationCredential"];
        };
        PasskeyInput: {
            credential: components["schemas"]["AuthenticationCredential"];
        };
        RenamePasskeyInput: {
            id: number;
            name: components["schemas"]["PasskeyName"];
        };
        DeletePasskeysInput: {
            authenticators: number[];
        };
    };
    responses: {
        /** @description Deleted; there is no body */
        Deleted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body or a query parameter is faulty */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "validation_error",
                 *       "errors": [
                 *         {
                 *           "code": "required",
                 *           "detail": "This field is required.",
                 *           "attr": "name"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BadRequest"];
            };
        };
        /** @description The caller is not signed in */
        NotAuthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "client_error",
                 *       "errors": [
                 *         {
                 *           "code": "not_authenticated",
                 *           "detail": "Authentication credentials were not provided.",
                 *           "attr": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ClientError"];
            };
        };
        /** @description The CSRF token is missing or wrong, or the origin is not trusted */
        PermissionDenied: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "client_error",
                 *       "errors": [
                 *         {
                 *           "code": "permission_denied",
                 *           "detail": "CSRF Failed: CSRF token missing.",
                 *           "attr": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ClientError"];
            };
        };
        /** @description No such object, or no such page */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "client_error",
                 *       "errors": [
                 *         {
                 *           "code": "not_found",
                 *           "detail": "Not found.",
                 *           "attr": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ClientError"];
            };
        };
        /** @description The content type of the body cannot be read */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "client_error",
                 *       "errors": [
                 *         {
                 *           "code": "unsupported_media_type",
                 *           "detail": "Unsupported media type \"text/plain\" in request.",
                 *           "attr": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ClientError"];
            };
        };
        /** @description The sessions that the account has now */
        Sessions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionsAnswer"];
            };
        };
        /** @description The backend does not list sessions; the body may be JSON or a page in HTML */
        NoSessionList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotFound"];
                "text/html": string;
            };
        };
        /** @description A person is signed in */
        Authenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 200,
                 *       "data": {
                 *         "user": {
                 *           "id": 4,
                 *           "display": "anna",
                 *           "email": "anna@example.com",
                 *           "username": "anna",
                 *           "language": "nl",
                 *           "timeZone": "Europe/Amsterdam"
                 *         },
                 *         "methods": [
                 *           {
                 *             "method": "code",
                 *             "at": 1795207070.89,
                 *             "email": "anna@example.com"
                 *           }
                 *         ]
                 *       },
                 *       "meta": {
                 *         "is_authenticated": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Authenticated"];
            };
        };
        /** @description The caller is a visitor; the flows say what they can do, and what comes next */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unauthenticated"];
            };
        };
        /** @description The caller is a visitor, or a signed-in person who has to confirm again */
        UnauthenticatedOrStale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unauthenticated"] | components["schemas"]["ReauthenticationRequired"];
            };
        };
        /** @description The body is faulty */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 400,
                 *       "errors": [
                 *         {
                 *           "message": "Incorrect code.",
                 *           "code": "incorrect_code",
                 *           "param": "code"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Invalid"];
            };
        };
        /** @description The CSRF token is missing or wrong, or the origin is not trusted; a page in HTML */
        CsrfFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description The step does not fit the state of the session */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409
                 *     }
                 */
                "application/json": components["schemas"]["Conflict"];
            };
        };
        /** @description Too many attempts; to be tried again later */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 429
                 *     }
                 */
                "application/json": components["schemas"]["TooManyRequests"];
            };
        };
        /** @description Options for creating a passkey; the challenge replaces the former one of the session */
        CreationOptions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreationOptionsAnswer"];
            };
        };
        /** @description Options for using a passkey; the challenge is for this browser only */
        RequestOptions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestOptionsAnswer"];
            };
        };
        /** @description The addresses as they are now */
        EmailAddresses: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 200,
                 *       "data": [
                 *         {
                 *           "email": "anna@example.com",
                 *           "verified": true,
                 *           "primary": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EmailAddressesAnswer"];
            };
        };
    };
    parameters: {
        /** @description Anything that is not the id of an object of one's own answers 404 */
        Id: number;
        /** @description Only of this module; an id that is not the id of a module of one's own answers 400 `invalid_choice` */
        Module: number;
        /** @description Only of this day; anything else than a day answers 400 `invalid` */
        Date: string;
        /** @description Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing */
        Page: number | "last";
        /** @description How many results make a page; a server may ignore it and keep to 10 */
        PageSize: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCsrf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cookie is set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Csrf"];
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "createdAt": "2026-11-20 20:40:22.908965+00:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            /** @description The caller is a visitor, or the sign-in is too old and has to be confirmed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientError"] | components["schemas"]["ConfirmationRequired"];
                };
            };
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
        };
    };
    getWidgets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The widgets, keyed by kind */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dailyTodos": [
                     *         {
                     *           "id": 3,
                     *           "module": 2,
                     *           "name": "Today"
                     *         }
                     *       ],
                     *       "inspiration": [
                     *         {
                     *           "id": 3,
                     *           "module": 2,
                     *           "name": "Inspiration"
                     *         }
                     *       ],
                     *       "features": [
                     *         "preferences"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dayBegins": "local-4",
                     *       "rows": {
                     *         "2": [
                     *           5,
                     *           4
                     *         ]
                     *       },
                     *       "hues": {
                     *         "2": "sea"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
        };
    };
    patchPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rows": {
                 *         "2": [
                 *           5,
                 *           4
                 *         ]
                 *       },
                 *       "hues": {
                 *         "3": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PreferencesPatch"];
            };
        };
        responses: {
            /** @description All preferences after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dayBegins": "local-4",
                     *       "rows": {
                     *         "2": [
                     *           5,
                     *           4
                     *         ]
                     *       },
                     *       "hues": {
                     *         "2": "sea"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
        };
    };
    getPushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public key of the server, the subscription of this session, and how many others there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applicationServerKey": "BBWuyk12wLwzaEpy-NM0yhTFRYBm7cBcNRxlZzvhqiEe1r-QUy23_w6Mz5wvLC1qIsPPCoxFPn6D9OEgvdizogA",
                     *       "endpoint": null,
                     *       "otherSubscriptions": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PushState"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
        };
    };
    createPushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl",
                 *       "keys": {
                 *         "p256dh": "BGpUE3U4mY1hW6CqJXkkNsIy4RGYk4j1cMX9OMZbM6VcdD7ZQ0oZrUOAHYkbSWRz3rp2Yh3ZtVqz-0gqQy7m7Ys",
                 *         "auth": "W0JpZ1NlY3JldEF1dGhdIQ"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PushSubscriptionInput"];
            };
        };
        responses: {
            /** @description Subscribed */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applicationServerKey": "BBWuyk12wLwzaEpy-NM0yhTFRYBm7cBcNRxlZzvhqiEe1r-QUy23_w6Mz5wvLC1qIsPPCoxFPn6D9OEgvdizogA",
                     *       "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl",
                     *       "otherSubscriptions": 0
                     *     }
                     */
                    "application/json": components["schemas"]["PushState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deletePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
        };
    };
    listDailyTodosModules: {
        parameters: {
            query?: {
                /** @description Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing */
                page?: components["parameters"]["Page"];
                /** @description How many results make a page; a server may ignore it and keep to 10 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pageCount": 1,
                     *       "results": [
                     *         {
                     *           "id": 2,
                     *           "user": 12,
                     *           "createdAt": "2026-11-20 20:40:22.908965+00:00",
                     *           "name": "My todos"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodosModulePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    createDailyTodosModule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "My todos"
                 *     }
                 */
                "application/json": components["schemas"]["DailyTodosModuleInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "user": 12,
                     *       "createdAt": "2026-11-20 20:40:22.908965+00:00",
                     *       "name": "My todos"
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodosModule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getDailyTodosModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "user": 12,
                     *       "createdAt": "2026-11-20 20:40:22.908965+00:00",
                     *       "name": "My todos"
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodosModule"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    updateDailyTodosModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "My todos"
                 *     }
                 */
                "application/json": components["schemas"]["DailyTodosModuleInput"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "user": 12,
                     *       "createdAt": "2026-11-20 20:40:22.908965+00:00",
                     *       "name": "My todos"
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodosModule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deleteDailyTodosModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
        };
    };
    listDailyTodoOptions: {
        parameters: {
            query?: {
                /** @description Only of this module; an id that is not the id of a module of one's own answers 400 `invalid_choice` */
                module?: components["parameters"]["Module"];
                /** @description Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing */
                page?: components["parameters"]["Page"];
                /** @description How many results make a page; a server may ignore it and keep to 10 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pageCount": 1,
                     *       "results": [
                     *         {
                     *           "id": 6,
                     *           "module": 2,
                     *           "name": "Run",
                     *           "text": "Go for a run"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodoOptionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    createDailyTodoOption: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "module": 2,
                 *       "name": "Run",
                 *       "text": "Go for a run"
                 *     }
                 */
                "application/json": components["schemas"]["DailyTodoOptionInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "module": 2,
                     *       "name": "Run",
                     *       "text": "Go for a run"
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodoOption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getDailyTodoOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "module": 2,
                     *       "name": "Run",
                     *       "text": "Go for a run"
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodoOption"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    updateDailyTodoOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Run",
                 *       "text": "Go for a run"
                 *     }
                 */
                "application/json": components["schemas"]["DailyTodoOptionUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "module": 2,
                     *       "name": "Run",
                     *       "text": "Go for a run"
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodoOption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deleteDailyTodoOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
        };
    };
    patchDailyTodoOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Run"
                 *     }
                 */
                "application/json": components["schemas"]["DailyTodoOptionPatch"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "module": 2,
                     *       "name": "Run",
                     *       "text": "Go for a run"
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodoOption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listDailyTodosWidgets: {
        parameters: {
            query?: {
                /** @description Only of this module; an id that is not the id of a module of one's own answers 400 `invalid_choice` */
                module?: components["parameters"]["Module"];
                /** @description Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing */
                page?: components["parameters"]["Page"];
                /** @description How many results make a page; a server may ignore it and keep to 10 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pageCount": 1,
                     *       "results": [
                     *         {
                     *           "id": 3,
                     *           "module": 2,
                     *           "name": "Today"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodosWidgetPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    createDailyTodosWidget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "module": 2,
                 *       "name": "Today"
                 *     }
                 */
                "application/json": components["schemas"]["DailyTodosWidgetInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "module": 2,
                     *       "name": "Today"
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodosWidget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getDailyTodosWidget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "module": 2,
                     *       "name": "Today"
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodosWidget"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    updateDailyTodosWidget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Today"
                 *     }
                 */
                "application/json": components["schemas"]["DailyTodosWidgetUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "module": 2,
                     *       "name": "Today"
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodosWidget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deleteDailyTodosWidget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
        };
    };
    listDailyTodoItems: {
        parameters: {
            query?: {
                /** @description Only of this module; an id that is not the id of a module of one's own answers 400 `invalid_choice` */
                module?: components["parameters"]["Module"];
                /** @description Only of this day; anything else than a day answers 400 `invalid` */
                date?: components["parameters"]["Date"];
                /** @description Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing */
                page?: components["parameters"]["Page"];
                /** @description How many results make a page; a server may ignore it and keep to 10 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pageCount": 1,
                     *       "results": [
                     *         {
                     *           "id": 5,
                     *           "module": 2,
                     *           "date": "2026-03-01",
                     *           "option": 6,
                     *           "status": "done"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodoItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    createDailyTodoItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "module": 2,
                 *       "date": "2026-03-01",
                 *       "option": 6,
                 *       "status": "done"
                 *     }
                 */
                "application/json": components["schemas"]["DailyTodoItemInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "module": 2,
                     *       "date": "2026-03-01",
                     *       "option": 6,
                     *       "status": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodoItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    updateDailyTodoItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "done"
                 *     }
                 */
                "application/json": components["schemas"]["DailyTodoItemUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "module": 2,
                     *       "date": "2026-03-01",
                     *       "option": 6,
                     *       "status": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["DailyTodoItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listInspirationModules: {
        parameters: {
            query?: {
                /** @description Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing */
                page?: components["parameters"]["Page"];
                /** @description How many results make a page; a server may ignore it and keep to 10 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pageCount": 1,
                     *       "results": [
                     *         {
                     *           "id": 2,
                     *           "user": 12,
                     *           "createdAt": "2026-11-20 20:40:22.908965+00:00",
                     *           "name": "Quotes"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InspirationModulePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    createInspirationModule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Quotes"
                 *     }
                 */
                "application/json": components["schemas"]["InspirationModuleInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "user": 12,
                     *       "createdAt": "2026-11-20 20:40:22.908965+00:00",
                     *       "name": "Quotes"
                     *     }
                     */
                    "application/json": components["schemas"]["InspirationModule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getInspirationModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "user": 12,
                     *       "createdAt": "2026-11-20 20:40:22.908965+00:00",
                     *       "name": "Quotes"
                     *     }
                     */
                    "application/json": components["schemas"]["InspirationModule"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    updateInspirationModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Quotes"
                 *     }
                 */
                "application/json": components["schemas"]["InspirationModuleInput"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "user": 12,
                     *       "createdAt": "2026-11-20 20:40:22.908965+00:00",
                     *       "name": "Quotes"
                     *     }
                     */
                    "application/json": components["schemas"]["InspirationModule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deleteInspirationModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
        };
    };
    listInspirationOptions: {
        parameters: {
            query?: {
                /** @description Only of this module; an id that is not the id of a module of one's own answers 400 `invalid_choice` */
                module?: components["parameters"]["Module"];
                /** @description Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing */
                page?: components["parameters"]["Page"];
                /** @description How many results make a page; a server may ignore it and keep to 10 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pageCount": 1,
                     *       "results": [
                     *         {
                     *           "id": 6,
                     *           "module": 2,
                     *           "name": "Happy",
                     *           "type": "text",
                     *           "text": "Be happy",
                     *           "image": null,
                     *           "imageURL": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InspirationOptionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    createInspirationOption: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "module": 2,
                 *       "name": "Happy",
                 *       "type": "text",
                 *       "text": "Be happy"
                 *     }
                 */
                "application/json": components["schemas"]["InspirationOptionInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "module": 2,
                     *       "name": "Happy",
                     *       "type": "text",
                     *       "text": "Be happy",
                     *       "image": null,
                     *       "imageURL": null
                     *     }
                     */
                    "application/json": components["schemas"]["InspirationOption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getInspirationOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "module": 2,
                     *       "name": "Happy",
                     *       "type": "text",
                     *       "text": "Be happy",
                     *       "image": null,
                     *       "imageURL": null
                     *     }
                     */
                    "application/json": components["schemas"]["InspirationOption"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    updateInspirationOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Happy",
                 *       "type": "text",
                 *       "text": "Be happy"
                 *     }
                 */
                "application/json": components["schemas"]["InspirationOptionUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "module": 2,
                     *       "name": "Happy",
                     *       "type": "text",
                     *       "text": "Be happy",
                     *       "image": null,
                     *       "imageURL": null
                     *     }
                     */
                    "application/json": components["schemas"]["InspirationOption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deleteInspirationOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
        };
    };
    patchInspirationOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": 11
                 *     }
                 */
                "application/json": components["schemas"]["InspirationOptionPatch"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "module": 2,
                     *       "name": "Cat",
                     *       "type": "image",
                     *       "text": null,
                     *       "image": 11,
                     *       "imageURL": "http://localhost:8000/media/7d4b/cat.png"
                     *     }
                     */
                    "application/json": components["schemas"]["InspirationOption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listInspirationWidgets: {
        parameters: {
            query?: {
                /** @description Only of this module; an id that is not the id of a module of one's own answers 400 `invalid_choice` */
                module?: components["parameters"]["Module"];
                /** @description Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing */
                page?: components["parameters"]["Page"];
                /** @description How many results make a page; a server may ignore it and keep to 10 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pageCount": 1,
                     *       "results": [
                     *         {
                     *           "id": 3,
                     *           "module": 2,
                     *           "name": "Inspiration"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InspirationWidgetPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    createInspirationWidget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "module": 2,
                 *       "name": "Inspiration"
                 *     }
                 */
                "application/json": components["schemas"]["InspirationWidgetInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "module": 2,
                     *       "name": "Inspiration"
                     *     }
                     */
                    "application/json": components["schemas"]["InspirationWidget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getInspirationWidget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "module": 2,
                     *       "name": "Inspiration"
                     *     }
                     */
                    "application/json": components["schemas"]["InspirationWidget"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    updateInspirationWidget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Inspiration"
                 *     }
                 */
                "application/json": components["schemas"]["InspirationWidgetUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "module": 2,
                     *       "name": "Inspiration"
                     *     }
                     */
                    "application/json": components["schemas"]["InspirationWidget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deleteInspirationWidget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an object of one's own answers 404 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
        };
    };
    listInspirationItems: {
        parameters: {
            query?: {
                /** @description Only of this module; an id that is not the id of a module of one's own answers 400 `invalid_choice` */
                module?: components["parameters"]["Module"];
                /** @description Only of this day; anything else than a day answers 400 `invalid` */
                date?: components["parameters"]["Date"];
                /** @description Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing */
                page?: components["parameters"]["Page"];
                /** @description How many results make a page; a server may ignore it and keep to 10 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pageCount": 1,
                     *       "results": [
                     *         {
                     *           "id": 4,
                     *           "module": 2,
                     *           "date": "2026-03-01",
                     *           "option": 9
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InspirationItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
        };
    };
    createInspirationItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "module": 2,
                 *       "date": "2026-03-01"
                 *     }
                 */
                "application/json": components["schemas"]["InspirationItemInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "module": 2,
                     *       "date": "2026-03-01",
                     *       "option": 9
                     *     }
                     */
                    "application/json": components["schemas"]["InspirationItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    createFileUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fileName": "cat.png"
                 *     }
                 */
                "application/json": components["schemas"]["FileUploadInput"];
            };
        };
        responses: {
            /** @description The upload, with its URL */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "user": 12,
                     *       "createdAt": "2026-11-20 20:40:23.761916+00:00",
                     *       "fileUUID": "7d4b1c1e-5f0d-4f4c-9a53-0d1b2c3d4e5f",
                     *       "fileName": "cat.png",
                     *       "fileUploadURL": "http://localhost:8000/uploads/7d4b1c1e-5f0d-4f4c-9a53-0d1b2c3d4e5f?expires=1795207341&signature=k3y"
                     *     }
                     */
                    "application/json": components["schemas"]["FileUpload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PermissionDenied"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    putUpload: {
        parameters: {
            query: {
                /** @description Until when the address holds, in seconds since 1970 */
                expires: number;
                /** @description Proves that the server handed the address out */
                signature: string;
            };
            header?: never;
            path: {
                fileUUID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/*": string;
            };
        };
        responses: {
            /** @description The file is stored */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            /** @description Another account is signed in in this browser (`other_user`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "client_error",
                     *       "errors": [
                     *         {
                     *           "code": "other_user",
                     *           "detail": "Another account is signed in than the request says.",
                     *           "attr": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClientError"];
                };
            };
            /**
             * @description The file has more than 10485760 bytes (`file_too_big`), the image too many pixels
             *     (`too_many_pixels`), or the person's images leave no room for it (`storage_full`)
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "client_error",
                     *       "errors": [
                     *         {
                     *           "code": "file_too_big",
                     *           "detail": "The file is too big.",
                     *           "attr": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClientError"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Authenticated"];
            401: components["responses"]["Unauthenticated"];
            /** @description The session is gone; browsers normally get 401 instead */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionGone"];
                };
            };
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CsrfFailed"];
        };
    };
    getSignUpPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CreationOptions"];
            409: components["responses"]["Conflict"];
        };
    };
    createSignUpPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskeyInput"];
            };
        };
        responses: {
            200: components["responses"]["Authenticated"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CsrfFailed"];
            409: components["responses"]["Conflict"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["SignUpInput"];
            };
        };
        responses: {
            200: components["responses"]["Authenticated"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CsrfFailed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "77CPVG"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyEmailInput"];
            };
        };
        responses: {
            200: components["responses"]["Authenticated"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["UnauthenticatedOrStale"];
            403: components["responses"]["CsrfFailed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            403: components["responses"]["CsrfFailed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestLoginCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["RequestLoginCodeInput"];
            };
        };
        responses: {
            200: components["responses"]["Authenticated"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CsrfFailed"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmLoginCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "77CPVG"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmLoginCodeInput"];
            };
        };
        responses: {
            200: components["responses"]["Authenticated"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CsrfFailed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPasskeyLoginOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RequestOptions"];
        };
    };
    logInByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyInput"];
            };
        };
        responses: {
            200: components["responses"]["Authenticated"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CsrfFailed"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReauthenticationOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RequestOptions"];
            401: components["responses"]["Unauthenticated"];
        };
    };
    reauthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyInput"];
            };
        };
        responses: {
            200: components["responses"]["Authenticated"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CsrfFailed"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAuthenticators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The authenticators */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
        };
    };
    getPasskeyOptions: {
        parameters: {
            query?: {
                /**
                 * @description Its presence counts, not its value. Without it the key is made for a second step only and cannot
                 *     be used to sign in.
                 */
                passwordless?: "" | "true";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CreationOptions"];
            /** @description The account has as many passkeys as it may, where a backend has a limit (`too_many_passkeys`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            401: components["responses"]["UnauthenticatedOrStale"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7,
                 *       "name": "My laptop"
                 *     }
                 */
                "application/json": components["schemas"]["RenamePasskeyInput"];
            };
        };
        responses: {
            /** @description The passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["UnauthenticatedOrStale"];
            403: components["responses"]["CsrfFailed"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskeyInput"];
            };
        };
        responses: {
            /** @description The new passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyAddedAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["UnauthenticatedOrStale"];
            403: components["responses"]["CsrfFailed"];
            409: components["responses"]["Conflict"];
        };
    };
    deletePasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "authenticators": [
                 *         7
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeletePasskeysInput"];
            };
        };
        responses: {
            /** @description They are gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["UnauthenticatedOrStale"];
            403: components["responses"]["CsrfFailed"];
        };
    };
    listEmailAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmailAddresses"];
            401: components["responses"]["Unauthenticated"];
        };
    };
    requestEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailAddressInput"];
            };
        };
        responses: {
            /** @description The mail is sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            /** @description No further mail is sent (JSON), or the CSRF token is missing or wrong (HTML) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 403
                     *     }
                     */
                    "application/json": components["schemas"]["Forbidden"];
                    "text/html": string;
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    addEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailAddressInput"];
            };
        };
        responses: {
            200: components["responses"]["EmailAddresses"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["UnauthenticatedOrStale"];
            403: components["responses"]["CsrfFailed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailAddressInput"];
            };
        };
        responses: {
            200: components["responses"]["EmailAddresses"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["UnauthenticatedOrStale"];
            403: components["responses"]["CsrfFailed"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setPrimaryEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna@example.org",
                 *       "primary": true
                 *     }
                 */
                "application/json": components["schemas"]["PrimaryEmailAddressInput"];
            };
        };
        responses: {
            200: components["responses"]["EmailAddresses"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["UnauthenticatedOrStale"];
            403: components["responses"]["CsrfFailed"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sessions"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NoSessionList"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessions": [
                 *         12
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EndSessionsInput"];
            };
        };
        responses: {
            200: components["responses"]["Sessions"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["UnauthenticatedOrStale"];
            403: components["responses"]["CsrfFailed"];
            404: components["responses"]["NoSessionList"];
        };
    };
}
