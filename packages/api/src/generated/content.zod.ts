import * as zod from '../zodByCharacters.ts';

export const CsrfSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal("OK")
});

export type CsrfSchema = zod.input<typeof CsrfSchema>;
export type CsrfSchemaOutput = zod.output<typeof CsrfSchema>;





export const DailyTodosWidgetSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string()
});

export type DailyTodosWidgetSchema = zod.input<typeof DailyTodosWidgetSchema>;
export type DailyTodosWidgetSchemaOutput = zod.output<typeof DailyTodosWidgetSchema>;





export const InspirationWidgetSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string()
});

export type InspirationWidgetSchema = zod.input<typeof InspirationWidgetSchema>;
export type InspirationWidgetSchemaOutput = zod.output<typeof InspirationWidgetSchema>;

export const DashboardSchema = /*#__PURE__*/ zod.object({
  "dailyTodos": /*#__PURE__*/ zod.array(DailyTodosWidgetSchema),
  "inspiration": /*#__PURE__*/ zod.array(InspirationWidgetSchema),
  "features": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export type DashboardSchema = zod.input<typeof DashboardSchema>;
export type DashboardSchemaOutput = zod.output<typeof DashboardSchema>;

export const DayBeginSchema = /*#__PURE__*/ zod.enum(['utc', 'local-0', 'local-2', 'local-4', 'local-6']);

export type DayBeginSchema = zod.input<typeof DayBeginSchema>;
export type DayBeginSchemaOutput = zod.output<typeof DayBeginSchema>;

export const StreakChoiceSchema = /*#__PURE__*/ zod.enum(['shown', 'hidden']);

export type StreakChoiceSchema = zod.input<typeof StreakChoiceSchema>;
export type StreakChoiceSchemaOutput = zod.output<typeof StreakChoiceSchema>;

export const IdsSchemaMax = 10000;




export const IdsSchema = /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.maxLength(IdsSchemaMax));

export type IdsSchema = zod.input<typeof IdsSchema>;
export type IdsSchemaOutput = zod.output<typeof IdsSchema>;

export const UnfoldedListsSchema = /*#__PURE__*/ zod.object({
  "day": /*#__PURE__*/ zod.iso.date(),
  "modules": IdsSchema
});

export type UnfoldedListsSchema = zod.input<typeof UnfoldedListsSchema>;
export type UnfoldedListsSchemaOutput = zod.output<typeof UnfoldedListsSchema>;

export const HueSchemaRegExp = new RegExp('^[a-z]{1,20}$');


export const HueSchema = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(HueSchemaRegExp));

export type HueSchema = zod.input<typeof HueSchema>;
export type HueSchemaOutput = zod.output<typeof HueSchema>;

export const TimeZoneSchemaRegExp = new RegExp('^[A-Za-z0-9_+/-]{1,64}$');


export const TimeZoneSchema = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(TimeZoneSchemaRegExp));

export type TimeZoneSchema = zod.input<typeof TimeZoneSchema>;
export type TimeZoneSchemaOutput = zod.output<typeof TimeZoneSchema>;

export const reminderSchemaTimeRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const reminderSchemaWeekdaysItemMax = 7;

export const reminderSchemaWeekdaysMax = 7;



export const ReminderSchema = /*#__PURE__*/ zod.object({
  "time": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(reminderSchemaTimeRegExp)),
  "weekdays": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(reminderSchemaWeekdaysItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reminderSchemaWeekdaysMax))
});

export type ReminderSchema = zod.input<typeof ReminderSchema>;
export type ReminderSchemaOutput = zod.output<typeof ReminderSchema>;

export const PreferencesSchema = /*#__PURE__*/ zod.object({
  "dayBegins": /*#__PURE__*/ zod.optional(DayBeginSchema),
  "streaks": /*#__PURE__*/ zod.optional(StreakChoiceSchema),
  "unfolded": /*#__PURE__*/ zod.optional(UnfoldedListsSchema),
  "cards": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), IdsSchema)),
  "rows": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), IdsSchema)),
  "hues": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), HueSchema)),
  "timeZone": /*#__PURE__*/ zod.optional(TimeZoneSchema),
  "reminders": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), ReminderSchema))
});

export type PreferencesSchema = zod.input<typeof PreferencesSchema>;
export type PreferencesSchemaOutput = zod.output<typeof PreferencesSchema>;

export const PreferencesPatchSchema = /*#__PURE__*/ zod.object({
  "dayBegins": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([DayBeginSchema,/*#__PURE__*/ zod.null()])),
  "streaks": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([StreakChoiceSchema,/*#__PURE__*/ zod.null()])),
  "unfolded": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([UnfoldedListsSchema,/*#__PURE__*/ zod.null()])),
  "cards": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.union([IdsSchema,/*#__PURE__*/ zod.null()]))),
  "rows": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.union([IdsSchema,/*#__PURE__*/ zod.null()]))),
  "hues": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.union([HueSchema,/*#__PURE__*/ zod.null()]))),
  "timeZone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([TimeZoneSchema,/*#__PURE__*/ zod.null()])),
  "reminders": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.union([ReminderSchema,/*#__PURE__*/ zod.null()])))
});

export type PreferencesPatchSchema = zod.input<typeof PreferencesPatchSchema>;
export type PreferencesPatchSchemaOutput = zod.output<typeof PreferencesPatchSchema>;

export const pushStateSchemaOtherSubscriptionsMin = 0;



export const PushStateSchema = /*#__PURE__*/ zod.object({
  "applicationServerKey": /*#__PURE__*/ zod.string(),
  "endpoint": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "otherSubscriptions": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pushStateSchemaOtherSubscriptionsMin))
});

export type PushStateSchema = zod.input<typeof PushStateSchema>;
export type PushStateSchemaOutput = zod.output<typeof PushStateSchema>;

export const pushSubscriptionInputSchemaEndpointMax = 1000;

export const pushSubscriptionInputSchemaKeysP256dhRegExp = new RegExp('^[A-Za-z0-9_-]{87}=?$');
export const pushSubscriptionInputSchemaKeysAuthRegExp = new RegExp('^[A-Za-z0-9_-]{22}(==)?$');


export const PushSubscriptionInputSchema = /*#__PURE__*/ zod.object({
  "endpoint": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pushSubscriptionInputSchemaEndpointMax)),
  "keys": /*#__PURE__*/ zod.object({
  "p256dh": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(pushSubscriptionInputSchemaKeysP256dhRegExp)),
  "auth": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(pushSubscriptionInputSchemaKeysAuthRegExp))
})
});

export type PushSubscriptionInputSchema = zod.input<typeof PushSubscriptionInputSchema>;
export type PushSubscriptionInputSchemaOutput = zod.output<typeof PushSubscriptionInputSchema>;

export const PushMessageSchema = /*#__PURE__*/ zod.object({
  "web_push": /*#__PURE__*/ zod.literal(8030),
  "notification": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "body": /*#__PURE__*/ zod.string(),
  "lang": /*#__PURE__*/ zod.enum(['en-GB', 'nl']),
  "tag": /*#__PURE__*/ zod.string(),
  "navigate": /*#__PURE__*/ zod.string()
})
});

export type PushMessageSchema = zod.input<typeof PushMessageSchema>;
export type PushMessageSchemaOutput = zod.output<typeof PushMessageSchema>;

export const TimestampSchemaRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?[+-]\\d{2}:\\d{2}$');


export const TimestampSchema = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(TimestampSchemaRegExp));

export type TimestampSchema = zod.input<typeof TimestampSchema>;
export type TimestampSchemaOutput = zod.output<typeof TimestampSchema>;




export const AccountSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "createdAt": TimestampSchema
});

export type AccountSchema = zod.input<typeof AccountSchema>;
export type AccountSchemaOutput = zod.output<typeof AccountSchema>;

export const ConfirmationRequiredSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(401),
  "meta": /*#__PURE__*/ zod.object({
  "is_authenticated": /*#__PURE__*/ zod.literal(true)
})
});

export type ConfirmationRequiredSchema = zod.input<typeof ConfirmationRequiredSchema>;
export type ConfirmationRequiredSchemaOutput = zod.output<typeof ConfirmationRequiredSchema>;





export const DailyTodosModuleSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "user": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "createdAt": TimestampSchema,
  "name": /*#__PURE__*/ zod.string()
});

export type DailyTodosModuleSchema = zod.input<typeof DailyTodosModuleSchema>;
export type DailyTodosModuleSchemaOutput = zod.output<typeof DailyTodosModuleSchema>;

export const NameSchemaRegExp = new RegExp('^');

export const NameSchemaMax = 50;



export const NameSchema = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.visible()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(NameSchemaMax));

export type NameSchema = zod.input<typeof NameSchema>;
export type NameSchemaOutput = zod.output<typeof NameSchema>;

export const DailyTodosModuleInputSchema = /*#__PURE__*/ zod.object({
  "name": NameSchema
});

export type DailyTodosModuleInputSchema = zod.input<typeof DailyTodosModuleInputSchema>;
export type DailyTodosModuleInputSchemaOutput = zod.output<typeof DailyTodosModuleInputSchema>;

export const dailyTodosModulePageSchemaPageCountMin = 0;



export const DailyTodosModulePageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dailyTodosModulePageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(DailyTodosModuleSchema)
});

export type DailyTodosModulePageSchema = zod.input<typeof DailyTodosModulePageSchema>;
export type DailyTodosModulePageSchemaOutput = zod.output<typeof DailyTodosModulePageSchema>;

export const scheduleSchemaOneWeekdaysItemMax = 7;

export const scheduleSchemaOneWeekdaysMax = 7;

export const scheduleSchemaTwoTimesPerWeekMax = 7;



export const ScheduleSchema = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "weekdays": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(scheduleSchemaOneWeekdaysItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(scheduleSchemaOneWeekdaysMax)),
  "timesPerWeek": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum([]))
}),/*#__PURE__*/ zod.object({
  "timesPerWeek": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(scheduleSchemaTwoTimesPerWeekMax)),
  "weekdays": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum([]))
}),/*#__PURE__*/ zod.null()]);

export type ScheduleSchema = zod.input<typeof ScheduleSchema>;
export type ScheduleSchemaOutput = zod.output<typeof ScheduleSchema>;

export const ScheduleSinceSchema = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.iso.date(),
  "schedule": ScheduleSchema
});

export type ScheduleSinceSchema = zod.input<typeof ScheduleSinceSchema>;
export type ScheduleSinceSchemaOutput = zod.output<typeof ScheduleSinceSchema>;

export const ArchivedTimeSchema = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.iso.date(),
  "until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
});

export type ArchivedTimeSchema = zod.input<typeof ArchivedTimeSchema>;
export type ArchivedTimeSchemaOutput = zod.output<typeof ArchivedTimeSchema>;





export const DailyTodoOptionSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string(),
  "text": /*#__PURE__*/ zod.string(),
  "schedule": /*#__PURE__*/ zod.optional(ScheduleSchema),
  "schedules": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ScheduleSinceSchema)),
  "archived": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ArchivedTimeSchema))
});

export type DailyTodoOptionSchema = zod.input<typeof DailyTodoOptionSchema>;
export type DailyTodoOptionSchemaOutput = zod.output<typeof DailyTodoOptionSchema>;

export const OptionTextSchemaRegExp = new RegExp('^');

export const OptionTextSchemaMax = 2000;



export const OptionTextSchema = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.visible()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(OptionTextSchemaMax));

export type OptionTextSchema = zod.input<typeof OptionTextSchema>;
export type OptionTextSchemaOutput = zod.output<typeof OptionTextSchema>;

export const NewSchedulesSchemaMax = 400;



export const NewSchedulesSchema = /*#__PURE__*/ zod.array(ScheduleSinceSchema).check(/*#__PURE__*/ zod.maxLength(NewSchedulesSchemaMax));

export type NewSchedulesSchema = zod.input<typeof NewSchedulesSchema>;
export type NewSchedulesSchemaOutput = zod.output<typeof NewSchedulesSchema>;

export const ArchiveChangeSchema = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.iso.date(),
  "isArchived": /*#__PURE__*/ zod.boolean()
});

export type ArchiveChangeSchema = zod.input<typeof ArchiveChangeSchema>;
export type ArchiveChangeSchemaOutput = zod.output<typeof ArchiveChangeSchema>;

export const ArchiveChangesSchemaMax = 400;



export const ArchiveChangesSchema = /*#__PURE__*/ zod.array(ArchiveChangeSchema).check(/*#__PURE__*/ zod.maxLength(ArchiveChangesSchemaMax));

export type ArchiveChangesSchema = zod.input<typeof ArchiveChangesSchema>;
export type ArchiveChangesSchemaOutput = zod.output<typeof ArchiveChangesSchema>;




export const DailyTodoOptionInputSchema = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": NameSchema,
  "text": OptionTextSchema,
  "schedules": /*#__PURE__*/ zod.optional(NewSchedulesSchema),
  "archive": /*#__PURE__*/ zod.optional(ArchiveChangesSchema)
});

export type DailyTodoOptionInputSchema = zod.input<typeof DailyTodoOptionInputSchema>;
export type DailyTodoOptionInputSchemaOutput = zod.output<typeof DailyTodoOptionInputSchema>;

export const DailyTodoOptionUpdateSchema = /*#__PURE__*/ zod.object({
  "name": NameSchema,
  "text": OptionTextSchema,
  "schedules": /*#__PURE__*/ zod.optional(NewSchedulesSchema),
  "archive": /*#__PURE__*/ zod.optional(ArchiveChangesSchema)
});

export type DailyTodoOptionUpdateSchema = zod.input<typeof DailyTodoOptionUpdateSchema>;
export type DailyTodoOptionUpdateSchemaOutput = zod.output<typeof DailyTodoOptionUpdateSchema>;

export const DailyTodoOptionPatchSchema = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(NameSchema),
  "text": /*#__PURE__*/ zod.optional(OptionTextSchema),
  "schedules": /*#__PURE__*/ zod.optional(NewSchedulesSchema),
  "archive": /*#__PURE__*/ zod.optional(ArchiveChangesSchema)
});

export type DailyTodoOptionPatchSchema = zod.input<typeof DailyTodoOptionPatchSchema>;
export type DailyTodoOptionPatchSchemaOutput = zod.output<typeof DailyTodoOptionPatchSchema>;

export const dailyTodoOptionPageSchemaPageCountMin = 0;



export const DailyTodoOptionPageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dailyTodoOptionPageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(DailyTodoOptionSchema)
});

export type DailyTodoOptionPageSchema = zod.input<typeof DailyTodoOptionPageSchema>;
export type DailyTodoOptionPageSchemaOutput = zod.output<typeof DailyTodoOptionPageSchema>;




export const DailyTodosWidgetInputSchema = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": NameSchema
});

export type DailyTodosWidgetInputSchema = zod.input<typeof DailyTodosWidgetInputSchema>;
export type DailyTodosWidgetInputSchemaOutput = zod.output<typeof DailyTodosWidgetInputSchema>;

export const DailyTodosWidgetUpdateSchema = /*#__PURE__*/ zod.object({
  "name": NameSchema
});

export type DailyTodosWidgetUpdateSchema = zod.input<typeof DailyTodosWidgetUpdateSchema>;
export type DailyTodosWidgetUpdateSchemaOutput = zod.output<typeof DailyTodosWidgetUpdateSchema>;

export const dailyTodosWidgetPageSchemaPageCountMin = 0;



export const DailyTodosWidgetPageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dailyTodosWidgetPageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(DailyTodosWidgetSchema)
});

export type DailyTodosWidgetPageSchema = zod.input<typeof DailyTodosWidgetPageSchema>;
export type DailyTodosWidgetPageSchemaOutput = zod.output<typeof DailyTodosWidgetPageSchema>;

export const DailyTodoStatusSchema = /*#__PURE__*/ zod.enum(['todo', 'skip', 'done']);

export type DailyTodoStatusSchema = zod.input<typeof DailyTodoStatusSchema>;
export type DailyTodoStatusSchemaOutput = zod.output<typeof DailyTodoStatusSchema>;






export const DailyTodoItemSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "date": /*#__PURE__*/ zod.iso.date(),
  "option": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "status": DailyTodoStatusSchema,
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type DailyTodoItemSchema = zod.input<typeof DailyTodoItemSchema>;
export type DailyTodoItemSchemaOutput = zod.output<typeof DailyTodoItemSchema>;



export const dailyTodoItemInputSchemaNoteRegExp = new RegExp('^');

export const dailyTodoItemInputSchemaNoteMax = 500;



export const DailyTodoItemInputSchema = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "date": /*#__PURE__*/ zod.iso.date(),
  "option": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "status": DailyTodoStatusSchema,
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.visible()).check(/*#__PURE__*/ zod.maxLength(dailyTodoItemInputSchemaNoteMax)))
});

export type DailyTodoItemInputSchema = zod.input<typeof DailyTodoItemInputSchema>;
export type DailyTodoItemInputSchemaOutput = zod.output<typeof DailyTodoItemInputSchema>;

export const dailyTodoItemUpdateSchemaNoteRegExp = new RegExp('^');

export const dailyTodoItemUpdateSchemaNoteMax = 500;



export const DailyTodoItemUpdateSchema = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(DailyTodoStatusSchema),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.visible()).check(/*#__PURE__*/ zod.maxLength(dailyTodoItemUpdateSchemaNoteMax)))
});

export type DailyTodoItemUpdateSchema = zod.input<typeof DailyTodoItemUpdateSchema>;
export type DailyTodoItemUpdateSchemaOutput = zod.output<typeof DailyTodoItemUpdateSchema>;

export const dailyTodoItemPageSchemaPageCountMin = 0;



export const DailyTodoItemPageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dailyTodoItemPageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(DailyTodoItemSchema)
});

export type DailyTodoItemPageSchema = zod.input<typeof DailyTodoItemPageSchema>;
export type DailyTodoItemPageSchemaOutput = zod.output<typeof DailyTodoItemPageSchema>;





export const InspirationModuleSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "user": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "createdAt": TimestampSchema,
  "name": /*#__PURE__*/ zod.string()
});

export type InspirationModuleSchema = zod.input<typeof InspirationModuleSchema>;
export type InspirationModuleSchemaOutput = zod.output<typeof InspirationModuleSchema>;

export const InspirationModuleInputSchema = /*#__PURE__*/ zod.object({
  "name": NameSchema
});

export type InspirationModuleInputSchema = zod.input<typeof InspirationModuleInputSchema>;
export type InspirationModuleInputSchemaOutput = zod.output<typeof InspirationModuleInputSchema>;

export const inspirationModulePageSchemaPageCountMin = 0;



export const InspirationModulePageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inspirationModulePageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(InspirationModuleSchema)
});

export type InspirationModulePageSchema = zod.input<typeof InspirationModulePageSchema>;
export type InspirationModulePageSchemaOutput = zod.output<typeof InspirationModulePageSchema>;

export const InspirationTypeSchema = /*#__PURE__*/ zod.enum(['text', 'image']);

export type InspirationTypeSchema = zod.input<typeof InspirationTypeSchema>;
export type InspirationTypeSchemaOutput = zod.output<typeof InspirationTypeSchema>;






export const InspirationOptionSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string(),
  "type": InspirationTypeSchema,
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "imageURL": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type InspirationOptionSchema = zod.input<typeof InspirationOptionSchema>;
export type InspirationOptionSchemaOutput = zod.output<typeof InspirationOptionSchema>;





export const InspirationOptionInputSchema = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": NameSchema,
  "type": InspirationTypeSchema,
  "text": /*#__PURE__*/ zod.optional(OptionTextSchema),
  "image": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export type InspirationOptionInputSchema = zod.input<typeof InspirationOptionInputSchema>;
export type InspirationOptionInputSchemaOutput = zod.output<typeof InspirationOptionInputSchema>;




export const InspirationOptionUpdateSchema = /*#__PURE__*/ zod.object({
  "name": NameSchema,
  "type": InspirationTypeSchema,
  "text": /*#__PURE__*/ zod.optional(OptionTextSchema),
  "image": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export type InspirationOptionUpdateSchema = zod.input<typeof InspirationOptionUpdateSchema>;
export type InspirationOptionUpdateSchemaOutput = zod.output<typeof InspirationOptionUpdateSchema>;

export const inspirationOptionPageSchemaPageCountMin = 0;



export const InspirationOptionPageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inspirationOptionPageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(InspirationOptionSchema)
});

export type InspirationOptionPageSchema = zod.input<typeof InspirationOptionPageSchema>;
export type InspirationOptionPageSchemaOutput = zod.output<typeof InspirationOptionPageSchema>;




export const InspirationWidgetInputSchema = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": NameSchema
});

export type InspirationWidgetInputSchema = zod.input<typeof InspirationWidgetInputSchema>;
export type InspirationWidgetInputSchemaOutput = zod.output<typeof InspirationWidgetInputSchema>;

export const InspirationWidgetUpdateSchema = /*#__PURE__*/ zod.object({
  "name": NameSchema
});

export type InspirationWidgetUpdateSchema = zod.input<typeof InspirationWidgetUpdateSchema>;
export type InspirationWidgetUpdateSchemaOutput = zod.output<typeof InspirationWidgetUpdateSchema>;

export const inspirationWidgetPageSchemaPageCountMin = 0;



export const InspirationWidgetPageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inspirationWidgetPageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(InspirationWidgetSchema)
});

export type InspirationWidgetPageSchema = zod.input<typeof InspirationWidgetPageSchema>;
export type InspirationWidgetPageSchemaOutput = zod.output<typeof InspirationWidgetPageSchema>;




export const InspirationOptionPatchSchema = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(NameSchema),
  "type": /*#__PURE__*/ zod.optional(InspirationTypeSchema),
  "text": /*#__PURE__*/ zod.optional(OptionTextSchema),
  "image": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export type InspirationOptionPatchSchema = zod.input<typeof InspirationOptionPatchSchema>;
export type InspirationOptionPatchSchemaOutput = zod.output<typeof InspirationOptionPatchSchema>;






export const InspirationItemSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "date": /*#__PURE__*/ zod.iso.date(),
  "option": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type InspirationItemSchema = zod.input<typeof InspirationItemSchema>;
export type InspirationItemSchemaOutput = zod.output<typeof InspirationItemSchema>;




export const InspirationItemInputSchema = /*#__PURE__*/ zod.object({
  "module": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "date": /*#__PURE__*/ zod.iso.date()
});

export type InspirationItemInputSchema = zod.input<typeof InspirationItemInputSchema>;
export type InspirationItemInputSchemaOutput = zod.output<typeof InspirationItemInputSchema>;

export const inspirationItemPageSchemaPageCountMin = 0;



export const InspirationItemPageSchema = /*#__PURE__*/ zod.object({
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inspirationItemPageSchemaPageCountMin)),
  "results": /*#__PURE__*/ zod.array(InspirationItemSchema)
});

export type InspirationItemPageSchema = zod.input<typeof InspirationItemPageSchema>;
export type InspirationItemPageSchemaOutput = zod.output<typeof InspirationItemPageSchema>;

export const NoteSchemaRegExp = new RegExp('^');

export const NoteSchemaMax = 500;



export const NoteSchema = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.visible()).check(/*#__PURE__*/ zod.maxLength(NoteSchemaMax));

export type NoteSchema = zod.input<typeof NoteSchema>;
export type NoteSchemaOutput = zod.output<typeof NoteSchema>;

export const fileUploadInputSchemaFileNameMax = 255;


export const fileUploadInputSchemaFileNameRegExp = new RegExp('^(?!\\.{1,2}$)[^<>:;,?"*|/\\\\]+$');
export const fileUploadInputSchemaFileSizeMin = 0;

export const fileUploadInputSchemaFileTypeMax = 255;



export const FileUploadInputSchema = /*#__PURE__*/ zod.object({
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(fileUploadInputSchemaFileNameMax)).check(/*#__PURE__*/ zod.regex(fileUploadInputSchemaFileNameRegExp)),
  "fileSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(fileUploadInputSchemaFileSizeMin))),
  "fileType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fileUploadInputSchemaFileTypeMax)))
});

export type FileUploadInputSchema = zod.input<typeof FileUploadInputSchema>;
export type FileUploadInputSchemaOutput = zod.output<typeof FileUploadInputSchema>;





export const FileUploadSchema = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "user": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "createdAt": TimestampSchema,
  "fileUUID": /*#__PURE__*/ zod.uuid(),
  "fileName": /*#__PURE__*/ zod.string(),
  "fileUploadURL": /*#__PURE__*/ zod.string()
});

export type FileUploadSchema = zod.input<typeof FileUploadSchema>;
export type FileUploadSchemaOutput = zod.output<typeof FileUploadSchema>;

export const ContentErrorDetailSchema = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "detail": /*#__PURE__*/ zod.string(),
  "attr": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type ContentErrorDetailSchema = zod.input<typeof ContentErrorDetailSchema>;
export type ContentErrorDetailSchemaOutput = zod.output<typeof ContentErrorDetailSchema>;




export const ValidationErrorSchema = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['validation_error']),
  "errors": /*#__PURE__*/ zod.array(ContentErrorDetailSchema).check(/*#__PURE__*/ zod.minLength(1))
});

export type ValidationErrorSchema = zod.input<typeof ValidationErrorSchema>;
export type ValidationErrorSchemaOutput = zod.output<typeof ValidationErrorSchema>;




export const ClientErrorSchema = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['client_error']),
  "errors": /*#__PURE__*/ zod.array(ContentErrorDetailSchema).check(/*#__PURE__*/ zod.minLength(1))
});

export type ClientErrorSchema = zod.input<typeof ClientErrorSchema>;
export type ClientErrorSchemaOutput = zod.output<typeof ClientErrorSchema>;

export const BadRequestSchema = /*#__PURE__*/ zod.discriminatedUnion('type', [ValidationErrorSchema,ClientErrorSchema]);

export type BadRequestSchema = zod.input<typeof BadRequestSchema>;
export type BadRequestSchemaOutput = zod.output<typeof BadRequestSchema>;
/**
 * The answer carries `Set-Cookie` for `csrftoken`, which the client may read. Open to every caller.
 * @summary Set the csrftoken cookie
 */
export const GetCsrf200Response = CsrfSchema


/**
 * A backend that answers 200 can delete the account.
 * @summary Since when the account exists
 */
export const GetAccount200Response = AccountSchema

export const GetAccount401Response = ClientErrorSchema

export const GetAccount404Response = ClientErrorSchema


/**
 * Modules, days, images, addresses, passkeys and waiting e-mails are deleted at once, and every session ends, also
 * the one that asks. An e-mail to the primary address says so. When the sign-in is older than five minutes, the
 * answer is 401 with `meta.is_authenticated: true`, and nothing is deleted.
 * @summary Delete the account and everything in it
 */
export const DeleteAccount401Response = /*#__PURE__*/ zod.union([ClientErrorSchema,ConfirmationRequiredSchema])

export const DeleteAccount403Response = ClientErrorSchema

export const DeleteAccount404Response = ClientErrorSchema


/**
 * Not paged. Within a kind the widgets of the newest module come first, and within a module they are
 * ordered by name.
 * @summary The dashboard, every widget by kind of module
 */
export const GetWidgets200Response = DashboardSchema

export const GetWidgets401Response = ClientErrorSchema


/**
 * What was never chosen is missing. So are ids of objects that were deleted.
 * @summary What the person has chosen on all their devices
 */
export const GetPreferences200Response = PreferencesSchema

export const GetPreferences401Response = ClientErrorSchema


/**
 * The body is merged into the preferences as RFC 7396 (JSON Merge Patch) says: a member that is missing stays, and null
 * deletes one, also in `cards`, `rows` and `hues`. What the server gets last is valid. Ids that are repeated, or
 * that the person does not have, are left out: the document never outgrows the account. A person has at most 100
 * reminders: a change after which there are more of them, and more than before, answers 400 `max_length`.
 * @summary Change some of the preferences
 */
export const PatchPreferencesBody = PreferencesPatchSchema

export const PatchPreferences200Response = PreferencesSchema

export const PatchPreferences400Response = BadRequestSchema

export const PatchPreferences401Response = ClientErrorSchema

export const PatchPreferences403Response = ClientErrorSchema


/**
 * @summary Whether this session has a push subscription, the key to make one with, and whether others have one
 */
export const GetPushSubscription200Response = PushStateSchema

export const GetPushSubscription401Response = ClientErrorSchema


/**
 * The body is what `PushSubscription.toJSON()` gives. A session has one subscription at most, and an endpoint belongs
 * to one session: what either had before is replaced. The subscription ends with its session, and when the push
 * service answers 404 or 410. Its messages are in the language of `Accept-Language`.
 *
 * An endpoint that is no https address of a push service that the server knows answers 400 `invalid`, the eleventh
 * subscription of a person 400 `too_many_subscriptions`.
 *
 * Each message is a `PushMessage`, encrypted as RFC 8291 says.
 * @summary Send the reminders of the person to this browser
 */
export const CreatePushSubscriptionBody = PushSubscriptionInputSchema

export const CreatePushSubscription201Response = PushStateSchema

export const CreatePushSubscription400Response = BadRequestSchema

export const CreatePushSubscription401Response = ClientErrorSchema

export const CreatePushSubscription403Response = ClientErrorSchema

export const CreatePushSubscription415Response = ClientErrorSchema


/**
 * Deletes the subscription of this session, if it has one.
 * @summary Send no more reminders to this browser
 */
export const DeletePushSubscription401Response = ClientErrorSchema

export const DeletePushSubscription403Response = ClientErrorSchema


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


/**
 * @summary Create a daily to-dos module
 */
export const CreateDailyTodosModuleBody = DailyTodosModuleInputSchema

export const CreateDailyTodosModule201Response = DailyTodosModuleSchema

export const CreateDailyTodosModule400Response = BadRequestSchema

export const CreateDailyTodosModule401Response = ClientErrorSchema

export const CreateDailyTodosModule403Response = ClientErrorSchema

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


/**
 * @summary Create a daily to-do option
 */
export const CreateDailyTodoOptionBody = DailyTodoOptionInputSchema

export const CreateDailyTodoOption201Response = DailyTodoOptionSchema

export const CreateDailyTodoOption400Response = BadRequestSchema

export const CreateDailyTodoOption401Response = ClientErrorSchema

export const CreateDailyTodoOption403Response = ClientErrorSchema

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

export const UpdateDailyTodoOption415Response = ClientErrorSchema


/**
 * Members that are left out keep their values, so that a change takes back nothing that another device has changed.
 * @summary Change some members of a daily to-do option
 */



export const PatchDailyTodoOptionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))
})

export const PatchDailyTodoOptionBody = DailyTodoOptionPatchSchema

export const PatchDailyTodoOption200Response = DailyTodoOptionSchema

export const PatchDailyTodoOption400Response = BadRequestSchema

export const PatchDailyTodoOption401Response = ClientErrorSchema

export const PatchDailyTodoOption403Response = ClientErrorSchema

export const PatchDailyTodoOption404Response = ClientErrorSchema

export const PatchDailyTodoOption415Response = ClientErrorSchema


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


/**
 * @summary Create a daily to-dos widget
 */
export const CreateDailyTodosWidgetBody = DailyTodosWidgetInputSchema

export const CreateDailyTodosWidget201Response = DailyTodosWidgetSchema

export const CreateDailyTodosWidget400Response = BadRequestSchema

export const CreateDailyTodosWidget401Response = ClientErrorSchema

export const CreateDailyTodosWidget403Response = ClientErrorSchema

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

export const CreateDailyTodoItem415Response = ClientErrorSchema


/**
 * Only `status` and `note` can change, each without the other; everything else in the body is ignored.
 * @summary Set the status or the note of an item
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


/**
 * @summary Create an inspiration module
 */
export const CreateInspirationModuleBody = InspirationModuleInputSchema

export const CreateInspirationModule201Response = InspirationModuleSchema

export const CreateInspirationModule400Response = BadRequestSchema

export const CreateInspirationModule401Response = ClientErrorSchema

export const CreateInspirationModule403Response = ClientErrorSchema

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


/**
 * @summary Create an inspiration widget
 */
export const CreateInspirationWidgetBody = InspirationWidgetInputSchema

export const CreateInspirationWidget201Response = InspirationWidgetSchema

export const CreateInspirationWidget400Response = BadRequestSchema

export const CreateInspirationWidget401Response = ClientErrorSchema

export const CreateInspirationWidget403Response = ClientErrorSchema

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

export const CreateFileUpload415Response = ClientErrorSchema


/**
 * Where `fileUploadURL` of the embedded backend leads. Clients never build this address; another
 * server may hand out any other one, for instance a presigned address of an object storage. The
 * signature in the address stands for the session, so neither cookie nor CSRF header is needed. Where
 * the cookie of another account's session comes along, the answer is 409 `other_user`. A
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

export const PutUpload409Response = ClientErrorSchema

export const PutUpload413Response = ClientErrorSchema

export const PutUpload415Response = ClientErrorSchema
