import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import { contentRequest } from '../transport/mutators.ts';
import type { ErrorType } from '../transport/mutators.ts';
export const CsrfValue = {
  status: 'OK',
} as const;
export type Csrf = typeof CsrfValue;

/**
 * A moment with microseconds and offset, separated by a space (not the T of ISO 8601)
 * @pattern ^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}:\d{2}$
 */
export type Timestamp = string;

export interface Account {
  /** @minimum 1 */
  id: number;
  createdAt: Timestamp;
}

export type ClientErrorType = 'client_error';
export interface ContentErrorDetail {
  /** What a client translates */
  code: string;
  /** English */
  detail: string;
  /**
     * The faulty member, `non_field_errors` for the body as a whole, null for client errors
     * @nullable
     */
  attr: string | null;
}

export interface ClientError {
  type: ClientErrorType;
  /** @minItems 1 */
  errors: ContentErrorDetail[];
}

export type ConfirmationRequiredMeta = {
  is_authenticated: true;
};

/**
 * What the account API answers too; see `ReauthenticationRequired` there
 */
export interface ConfirmationRequired {
  status: 401;
  meta: ConfirmationRequiredMeta;
}

export interface DailyTodosWidget {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  module: number;
  name: string;
}

export interface InspirationWidget {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  module: number;
  name: string;
}

/**
 * One list of widgets for each kind of module; the keys are the kinds
 */
export interface Dashboard {
  dailyTodos: DailyTodosWidget[];
  inspiration: InspirationWidget[];
  /** The optional parts that this backend has, by the names of `x-feature`. Others may follow. */
  features?: string[];
}

/**
 * @maxItems 10000
 * @items.minimum 1
 */
export type Ids = number[];

/**
 * For each kind of module, the ids of its widgets in their order. Others come last, as they were made
 */
export type PreferencesCards = {[key: string]: Ids};

/**
 * For the id of each module of daily to-dos, the ids of its options in their order
 */
export type PreferencesRows = {[key: string]: Ids};

/**
 * @pattern ^[a-z]{1,20}$
 */
export type Hue = string;

/**
 * For the id of each module of daily to-dos, the name of its hue
 */
export type PreferencesHues = {[key: string]: Hue};

/**
 * On these days of the week (ISO, 1 is Monday) at this time, each browser with a push subscription gets a message,
 * unless nothing that is due is open. A change names both members. A time that the clock skips comes when it would
 * have been without the change of the clock, and one that comes twice counts the first time. What could not be sent
 * within an hour is not sent.
 */
export interface Reminder {
  /** @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$ */
  time: string;
  /**
     * @minItems 1
     * @maxItems 7
     * @items.minimum 1
     * @items.maximum 7
     */
  weekdays: number[];
}

/**
 * For the id of each widget of daily to-dos, when its reminder comes
 */
export type PreferencesReminders = {[key: string]: Reminder};

/**
 * When a day begins; `utc` is midnight UTC, the others are an hour where the person is
 */
export type DayBegin = 'utc' | 'local-0' | 'local-2' | 'local-4' | 'local-6';
export type StreakChoice = 'shown' | 'hidden';
/**
 * The modules whose complete to-dos the person has unfolded on one day. A change names both
 */
export interface UnfoldedLists {
  day: string;
  modules: Ids;
}

/**
 * Where the person is, as a name of the IANA time zone database; one that the server does not know answers 400
 * `invalid`. Reminders come by its clock, and without it by UTC
 * @pattern ^[A-Za-z0-9_+/-]{1,64}$
 */
export type TimeZone = string;

export interface Preferences {
  dayBegins?: DayBegin;
  streaks?: StreakChoice;
  unfolded?: UnfoldedLists;
  /** For each kind of module, the ids of its widgets in their order. Others come last, as they were made */
  cards?: PreferencesCards;
  /** For the id of each module of daily to-dos, the ids of its options in their order */
  rows?: PreferencesRows;
  /** For the id of each module of daily to-dos, the name of its hue */
  hues?: PreferencesHues;
  timeZone?: TimeZone;
  /** For the id of each widget of daily to-dos, when its reminder comes */
  reminders?: PreferencesReminders;
}

/**
 * @nullable
 */
export type PreferencesPatchCards = {[key: string]: Ids | null} | null;

/**
 * @nullable
 */
export type PreferencesPatchRows = {[key: string]: Ids | null} | null;

/**
 * @nullable
 */
export type PreferencesPatchHues = {[key: string]: Hue | null} | null;

/**
 * @nullable
 */
export type PreferencesPatchReminders = {[key: string]: Reminder | null} | null;

export interface PreferencesPatch {
  dayBegins?: DayBegin | null;
  streaks?: StreakChoice | null;
  unfolded?: UnfoldedLists | null;
  /** @nullable */
  cards?: PreferencesPatchCards;
  /** @nullable */
  rows?: PreferencesPatchRows;
  /** @nullable */
  hues?: PreferencesPatchHues;
  timeZone?: TimeZone | null;
  /** @nullable */
  reminders?: PreferencesPatchReminders;
}

export interface PushState {
  /** The public key of the server (VAPID, RFC 8292) as base64url, for `PushManager.subscribe()` */
  applicationServerKey: string;
  /**
     * That of the subscription of this session
     * @nullable
     */
  endpoint: string | null;
  /**
     * How many other sessions of the person have one
     * @minimum 0
     */
  otherSubscriptions: number;
}

export type PushSubscriptionInputKeys = {
  /** @pattern ^[A-Za-z0-9_-]{87}=?$ */
  p256dh: string;
  /** @pattern ^[A-Za-z0-9_-]{22}(==)?$ */
  auth: string;
};

export interface PushSubscriptionInput {
  /**
     * @minLength 1
     * @maxLength 1000
     */
  endpoint: string;
  keys: PushSubscriptionInputKeys;
}

export interface DailyTodosModule {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  user: number;
  createdAt: Timestamp;
  name: string;
}

export interface DailyTodosModulePage {
  /**
     * 0 when there are no results at all
     * @minimum 0
     */
  pageCount: number;
  results: DailyTodosModule[];
}

/**
 * What people call a module, an option or a widget; white space around it does not count. A name whose characters are all invisible (white space, controls, and such as U+00AD, U+200B, U+2060 and U+3164) counts as empty.
 * @minLength 1
 * @maxLength 50
 */
export type Name = string;

export interface DailyTodosModuleInput {
  name: Name;
}

/**
 * When a to-do is due: on these days of the week (ISO, 1 is Monday), or so often in a week, which begins on Monday.
 * With both of them the answer is `invalid`. Null is every day.
 */
export type Schedule = {
  /**
     * @minItems 1
     * @maxItems 7
     * @items.minimum 1
     * @items.maximum 7
     */
  weekdays: number[];
} | {
  /**
     * @minimum 1
     * @maximum 7
     */
  timesPerWeek: number;
} | null;

export interface ScheduleSince {
  /** The first day on which the schedule is valid */
  from: string;
  schedule: Schedule | null;
}

export interface ArchivedTime {
  /** The first day on which it is archived */
  from: string;
  /**
     * The first day on which it is back; null while it is archived
     * @nullable
     */
  until: string | null;
}

export interface DailyTodoOption {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  module: number;
  name: string;
  text: string;
  /** The last of `schedules`; null without one */
  schedule?: (Schedule | null);
  /** Its schedules in the order of their days. Before the first one it is due every day */
  schedules?: ScheduleSince[];
  /** The times in which it is archived, in order */
  archived?: ArchivedTime[];
}

export interface DailyTodoOptionPage {
  /**
     * 0 when there are no results at all
     * @minimum 0
     */
  pageCount: number;
  results: DailyTodoOption[];
}

/**
 * What an option says; white space around it does not count. A text whose characters are all invisible counts as empty, as with names.
 * @minLength 1
 * @maxLength 2000
 */
export type OptionText = string;

/**
 * Schedules of a to-do, each from the client's day on which it was chosen. They replace those that were valid from the
 * earliest of these days on; earlier ones stay, and so do all when this is missing. With more than 400 in the end the
 * answer is `max_length`. Answers have each day of the week once and in order, and leave out a schedule that is the
 * same as the one before it.
 * @maxItems 400
 */
export type NewSchedules = ScheduleSince[];

export interface ArchiveChange {
  /** The first day on which the change is valid */
  from: string;
  isArchived: boolean;
}

/**
 * Archives a to-do or brings it back, each from the client's day on which that was chosen. These changes replace those
 * from the earliest of their days on; earlier ones stay, and so do all when this is missing. With more than 400 in the
 * end the answer is `max_length`. Answers have them as `archived`. A time that ends on the day on which it begins is
 * left out, and one that begins on the day on which another ends continues it.
 * @maxItems 400
 */
export type ArchiveChanges = ArchiveChange[];

export interface DailyTodoOptionInput {
  /** @minimum 1 */
  module: number;
  name: Name;
  text: OptionText;
  schedules?: NewSchedules;
  archive?: ArchiveChanges;
}

export interface DailyTodoOptionUpdate {
  name: Name;
  text: OptionText;
  schedules?: NewSchedules;
  archive?: ArchiveChanges;
}

export interface DailyTodoOptionPatch {
  name?: Name;
  text?: OptionText;
  schedules?: NewSchedules;
  archive?: ArchiveChanges;
}

export interface DailyTodosWidgetPage {
  /**
     * 0 when there are no results at all
     * @minimum 0
     */
  pageCount: number;
  results: DailyTodosWidget[];
}

export interface DailyTodosWidgetInput {
  /** @minimum 1 */
  module: number;
  name: Name;
}

export interface DailyTodosWidgetUpdate {
  name: Name;
}

export type DailyTodoStatus = 'todo' | 'skip' | 'done';
export interface DailyTodoItem {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  module: number;
  date: string;
  /** @minimum 1 */
  option: number;
  status: DailyTodoStatus;
  /** Missing where there is none */
  note?: string;
}

export interface DailyTodoItemPage {
  /**
     * 0 when there are no results at all
     * @minimum 0
     */
  pageCount: number;
  results: DailyTodoItem[];
}

/**
 * What a person notes at an option on one day, with its line breaks; white space around it does not count. A note whose characters are all invisible counts as empty, and an empty one deletes the note.
 * @maxLength 500
 */
export type Note = string;

export interface DailyTodoItemInput {
  /** @minimum 1 */
  module: number;
  date: string;
  /** @minimum 1 */
  option: number;
  status: DailyTodoStatus;
  note?: Note;
}

export interface DailyTodoItemUpdate {
  status?: DailyTodoStatus;
  note?: Note;
}

export interface InspirationModule {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  user: number;
  createdAt: Timestamp;
  name: string;
}

export interface InspirationModulePage {
  /**
     * 0 when there are no results at all
     * @minimum 0
     */
  pageCount: number;
  results: InspirationModule[];
}

export interface InspirationModuleInput {
  name: Name;
}

export type InspirationType = 'text' | 'image';
export interface InspirationOption {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  module: number;
  name: string;
  type: InspirationType;
  /**
     * Null unless the type is text
     * @nullable
     */
  text: string | null;
  /**
     * The id of the upload; has a meaning only when the type is image
     * @minimum 1
     * @nullable
     */
  image: number | null;
  /**
     * Where the image is, absolute; null as long as there is none
     * @nullable
     */
  imageURL: string | null;
}

export interface InspirationOptionPage {
  /**
     * 0 when there are no results at all
     * @minimum 0
     */
  pageCount: number;
  results: InspirationOption[];
}

export interface InspirationOptionInput {
  /** @minimum 1 */
  module: number;
  name: Name;
  type: InspirationType;
  text?: OptionText;
  /**
     * The id of an upload of one's own
     * @minimum 1
     */
  image?: number;
}

export interface InspirationOptionUpdate {
  name: Name;
  type: InspirationType;
  text?: OptionText;
  /**
     * The id of an upload of one's own
     * @minimum 1
     */
  image?: number;
}

export interface InspirationOptionPatch {
  name?: Name;
  type?: InspirationType;
  text?: OptionText;
  /**
     * The id of an upload of one's own
     * @minimum 1
     */
  image?: number;
}

export interface InspirationWidgetPage {
  /**
     * 0 when there are no results at all
     * @minimum 0
     */
  pageCount: number;
  results: InspirationWidget[];
}

export interface InspirationWidgetInput {
  /** @minimum 1 */
  module: number;
  name: Name;
}

export interface InspirationWidgetUpdate {
  name: Name;
}

export interface InspirationItem {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  module: number;
  date: string;
  /** @minimum 1 */
  option: number;
}

export interface InspirationItemPage {
  /**
     * 0 when there are no results at all
     * @minimum 0
     */
  pageCount: number;
  results: InspirationItem[];
}

export interface InspirationItemInput {
  /** @minimum 1 */
  module: number;
  date: string;
}

export interface FileUploadInput {
  /**
     * A plain name without a path; neither `.` nor `..`
     * @minLength 1
     * @maxLength 255
     * @pattern ^(?!\.{1,2}$)[^<>:;,?"*|/\\]+$
     */
  fileName: string;
  /**
     * The length of the file in bytes. A backend with an object storage signs it into the URL, so that no
     * other file fits. Others ignore it, and the next one.
     * @minimum 0
     */
  fileSize?: number;
  /**
     * The media type of the file
     * @maxLength 255
     */
  fileType?: string;
}

export interface FileUpload {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  user: number;
  createdAt: Timestamp;
  fileUUID: string;
  fileName: string;
  /** Opaque, absolute, already escaped */
  fileUploadURL: string;
}

export type ValidationErrorType = 'validation_error';
export interface ValidationError {
  type: ValidationErrorType;
  /** @minItems 1 */
  errors: ContentErrorDetail[];
}

export type BadRequest = ValidationError | ClientError;

/**
 * The caller is not signed in
 */
export type NotAuthenticatedResponse = ClientError;

/**
 * No such object, or no such page
 */
export type NotFoundResponse = ClientError;

/**
 * Deleted; there is no body
 */
export type DeletedResponse = void;

/**
 * The CSRF token is missing or wrong, or the origin is not trusted
 */
export type PermissionDeniedResponse = ClientError;

/**
 * The body or a query parameter is faulty
 */
export type BadRequestResponse = BadRequest;

/**
 * The content type of the body cannot be read
 */
export type UnsupportedMediaTypeResponse = ClientError;

/**
 * Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing
 */
export type PageParameter = number | 'last';

/**
 * How many results make a page; a server may ignore it and keep to 10
 */
export type PageSizeParameter = number;

/**
 * Only of this module; an id that is not the id of a module of one's own answers 400 `invalid_choice`
 */
export type ModuleParameter = number;

/**
 * Only of this day; anything else than a day answers 400 `invalid`
 */
export type DateParameter = string;

export type ListDailyTodosModulesParams = {
/**
 * Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing
 */
page?: PageParameter;
/**
 * How many results make a page; a server may ignore it and keep to 10
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
};

export type ListDailyTodoOptionsParams = {
/**
 * Only of this module; an id that is not the id of a module of one's own answers 400 `invalid_choice`
 * @minimum 1
 */
module?: ModuleParameter;
/**
 * Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing
 */
page?: PageParameter;
/**
 * How many results make a page; a server may ignore it and keep to 10
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
};

export type ListDailyTodosWidgetsParams = {
/**
 * Only of this module; an id that is not the id of a module of one's own answers 400 `invalid_choice`
 * @minimum 1
 */
module?: ModuleParameter;
/**
 * Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing
 */
page?: PageParameter;
/**
 * How many results make a page; a server may ignore it and keep to 10
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
};

export type ListDailyTodoItemsParams = {
/**
 * Only of this module; an id that is not the id of a module of one's own answers 400 `invalid_choice`
 * @minimum 1
 */
module?: ModuleParameter;
/**
 * Only of this day; anything else than a day answers 400 `invalid`
 */
date?: DateParameter;
/**
 * Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing
 */
page?: PageParameter;
/**
 * How many results make a page; a server may ignore it and keep to 10
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
};

export type ListInspirationModulesParams = {
/**
 * Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing
 */
page?: PageParameter;
/**
 * How many results make a page; a server may ignore it and keep to 10
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
};

export type ListInspirationOptionsParams = {
/**
 * Only of this module; an id that is not the id of a module of one's own answers 400 `invalid_choice`
 * @minimum 1
 */
module?: ModuleParameter;
/**
 * Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing
 */
page?: PageParameter;
/**
 * How many results make a page; a server may ignore it and keep to 10
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
};

export type ListInspirationWidgetsParams = {
/**
 * Only of this module; an id that is not the id of a module of one's own answers 400 `invalid_choice`
 * @minimum 1
 */
module?: ModuleParameter;
/**
 * Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing
 */
page?: PageParameter;
/**
 * How many results make a page; a server may ignore it and keep to 10
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
};

export type ListInspirationItemsParams = {
/**
 * Only of this module; an id that is not the id of a module of one's own answers 400 `invalid_choice`
 * @minimum 1
 */
module?: ModuleParameter;
/**
 * Only of this day; anything else than a day answers 400 `invalid`
 */
date?: DateParameter;
/**
 * Counted from 1, or `last`; a page that does not exist answers 404, except the first page of nothing
 */
page?: PageParameter;
/**
 * How many results make a page; a server may ignore it and keep to 10
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
};

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * The answer carries `Set-Cookie` for `csrftoken`, which the client may read. Open to every caller.
 * @summary Set the csrftoken cookie
 */
export const getCsrf = (

 signal?: AbortSignal
) => {


      return contentRequest<Csrf>(
      {url: `/api/v1/csrf/`, method: 'GET', signal
    },
      );
    }




export const getGetCsrfQueryKey = () => {
    return [
    'api','v1','csrf'
    ] as const;
    }


export const getGetCsrfQueryOptions = <TData = Awaited<ReturnType<typeof getCsrf>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCsrfQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCsrf>>> = ({ signal }) => getCsrf(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCsrfQueryResult = NonNullable<Awaited<ReturnType<typeof getCsrf>>>
export type GetCsrfQueryError = ErrorType<unknown>


export function useGetCsrf<TData = Awaited<ReturnType<typeof getCsrf>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCsrf>>,
          TError,
          Awaited<ReturnType<typeof getCsrf>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCsrf<TData = Awaited<ReturnType<typeof getCsrf>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCsrf>>,
          TError,
          Awaited<ReturnType<typeof getCsrf>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCsrf<TData = Awaited<ReturnType<typeof getCsrf>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Set the csrftoken cookie
 */

export function useGetCsrf<TData = Awaited<ReturnType<typeof getCsrf>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCsrfQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCsrfSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCsrf>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCsrfQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCsrf>>> = ({ signal }) => getCsrf(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCsrfSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCsrf>>>
export type GetCsrfSuspenseQueryError = ErrorType<unknown>


export function useGetCsrfSuspense<TData = Awaited<ReturnType<typeof getCsrf>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCsrfSuspense<TData = Awaited<ReturnType<typeof getCsrf>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCsrfSuspense<TData = Awaited<ReturnType<typeof getCsrf>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Set the csrftoken cookie
 */

export function useGetCsrfSuspense<TData = Awaited<ReturnType<typeof getCsrf>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCsrfSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * A backend that answers 200 can delete the account.
 * @summary Since when the account exists
 */
export const getAccount = (

 signal?: AbortSignal
) => {


      return contentRequest<Account>(
      {url: `/api/v1/account/`, method: 'GET', signal
    },
      );
    }




export const getGetAccountQueryKey = () => {
    return [
    'api','v1','account'
    ] as const;
    }


export const getGetAccountQueryOptions = <TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccountQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccount>>> = ({ signal }) => getAccount(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountQueryResult = NonNullable<Awaited<ReturnType<typeof getAccount>>>
export type GetAccountQueryError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>


export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccount>>,
          TError,
          Awaited<ReturnType<typeof getAccount>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccount>>,
          TError,
          Awaited<ReturnType<typeof getAccount>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Since when the account exists
 */

export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccountQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetAccountSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccountQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccount>>> = ({ signal }) => getAccount(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAccountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAccount>>>
export type GetAccountSuspenseQueryError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>


export function useGetAccountSuspense<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountSuspense<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountSuspense<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Since when the account exists
 */

export function useGetAccountSuspense<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccountSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * Modules, days, images, addresses, passkeys and waiting e-mails are deleted at once, and every session ends, also
 * the one that asks. An e-mail to the primary address says so. When the sign-in is older than five minutes, the
 * answer is 401 with `meta.is_authenticated: true`, and nothing is deleted.
 * @summary Delete the account and everything in it
 */
export const deleteAccount = (

 signal?: AbortSignal
) => {


      return contentRequest<DeletedResponse>(
      {url: `/api/v1/account/`, method: 'DELETE', signal
    },
      );
    }




export const getDeleteAccountMutationKey = () => ['deleteAccount'] as const;

export const getDeleteAccountMutationOptions = <TError = ErrorType<ClientError | ConfirmationRequired | PermissionDeniedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,void, TContext> => {

const mutationKey = getDeleteAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAccount>>, void> = () => {


          return  deleteAccount()
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAccountMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAccount>>>

    export type DeleteAccountMutationError = ErrorType<ClientError | ConfirmationRequired | PermissionDeniedResponse | NotFoundResponse>


    /**
 * @summary Delete the account and everything in it
 */
export const useDeleteAccount = <TError = ErrorType<ClientError | ConfirmationRequired | PermissionDeniedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAccount>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeleteAccountMutationOptions(options), queryClient);
    }

/**
 * Not paged. Within a kind the widgets of the newest module come first, and within a module they are
 * ordered by name.
 * @summary The dashboard, every widget by kind of module
 */
export const getWidgets = (

 signal?: AbortSignal
) => {


      return contentRequest<Dashboard>(
      {url: `/api/v1/widgets/`, method: 'GET', signal
    },
      );
    }




export const getGetWidgetsQueryKey = () => {
    return [
    'api','v1','widgets'
    ] as const;
    }


export const getGetWidgetsQueryOptions = <TData = Awaited<ReturnType<typeof getWidgets>>, TError = ErrorType<NotAuthenticatedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWidgetsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWidgets>>> = ({ signal }) => getWidgets(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWidgetsQueryResult = NonNullable<Awaited<ReturnType<typeof getWidgets>>>
export type GetWidgetsQueryError = ErrorType<NotAuthenticatedResponse>


export function useGetWidgets<TData = Awaited<ReturnType<typeof getWidgets>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWidgets>>,
          TError,
          Awaited<ReturnType<typeof getWidgets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWidgets<TData = Awaited<ReturnType<typeof getWidgets>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWidgets>>,
          TError,
          Awaited<ReturnType<typeof getWidgets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWidgets<TData = Awaited<ReturnType<typeof getWidgets>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The dashboard, every widget by kind of module
 */

export function useGetWidgets<TData = Awaited<ReturnType<typeof getWidgets>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWidgetsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetWidgetsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getWidgets>>, TError = ErrorType<NotAuthenticatedResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWidgetsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWidgets>>> = ({ signal }) => getWidgets(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetWidgetsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getWidgets>>>
export type GetWidgetsSuspenseQueryError = ErrorType<NotAuthenticatedResponse>


export function useGetWidgetsSuspense<TData = Awaited<ReturnType<typeof getWidgets>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWidgetsSuspense<TData = Awaited<ReturnType<typeof getWidgets>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWidgetsSuspense<TData = Awaited<ReturnType<typeof getWidgets>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The dashboard, every widget by kind of module
 */

export function useGetWidgetsSuspense<TData = Awaited<ReturnType<typeof getWidgets>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWidgetsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * What was never chosen is missing. So are ids of objects that were deleted.
 * @summary What the person has chosen on all their devices
 */
export const getPreferences = (

 signal?: AbortSignal
) => {


      return contentRequest<Preferences>(
      {url: `/api/v1/preferences/`, method: 'GET', signal
    },
      );
    }




export const getGetPreferencesQueryKey = () => {
    return [
    'api','v1','preferences'
    ] as const;
    }


export const getGetPreferencesQueryOptions = <TData = Awaited<ReturnType<typeof getPreferences>>, TError = ErrorType<NotAuthenticatedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreferences>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPreferencesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPreferences>>> = ({ signal }) => getPreferences(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPreferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPreferencesQueryResult = NonNullable<Awaited<ReturnType<typeof getPreferences>>>
export type GetPreferencesQueryError = ErrorType<NotAuthenticatedResponse>


export function useGetPreferences<TData = Awaited<ReturnType<typeof getPreferences>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreferences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreferences>>,
          TError,
          Awaited<ReturnType<typeof getPreferences>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreferences<TData = Awaited<ReturnType<typeof getPreferences>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreferences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreferences>>,
          TError,
          Awaited<ReturnType<typeof getPreferences>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreferences<TData = Awaited<ReturnType<typeof getPreferences>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreferences>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the person has chosen on all their devices
 */

export function useGetPreferences<TData = Awaited<ReturnType<typeof getPreferences>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreferences>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPreferencesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPreferencesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPreferences>>, TError = ErrorType<NotAuthenticatedResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreferences>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPreferencesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPreferences>>> = ({ signal }) => getPreferences(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPreferencesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPreferences>>>
export type GetPreferencesSuspenseQueryError = ErrorType<NotAuthenticatedResponse>


export function useGetPreferencesSuspense<TData = Awaited<ReturnType<typeof getPreferences>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreferences>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreferencesSuspense<TData = Awaited<ReturnType<typeof getPreferences>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreferences>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreferencesSuspense<TData = Awaited<ReturnType<typeof getPreferences>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreferences>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the person has chosen on all their devices
 */

export function useGetPreferencesSuspense<TData = Awaited<ReturnType<typeof getPreferences>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreferences>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPreferencesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * The body is merged into the preferences as RFC 7396 (JSON Merge Patch) says: a member that is missing stays, and null
 * deletes one, also in `cards`, `rows` and `hues`. What the server gets last is valid. Ids that are repeated, or
 * that the person does not have, are left out: the document never outgrows the account. A person has at most 100
 * reminders: a change after which there are more of them, and more than before, answers 400 `max_length`.
 * @summary Change some of the preferences
 */
export const patchPreferences = (
    preferencesPatch: PreferencesPatch,
 signal?: AbortSignal
) => {


      return contentRequest<Preferences>(
      {url: `/api/v1/preferences/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: preferencesPatch, signal
    },
      );
    }




export const getPatchPreferencesMutationKey = () => ['patchPreferences'] as const;

export const getPatchPreferencesMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchPreferences>>, TError,PatchPreferencesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof patchPreferences>>, TError,PatchPreferencesMutationVariables, TContext> => {

const mutationKey = getPatchPreferencesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof patchPreferences>>, PatchPreferencesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  patchPreferences(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PatchPreferencesMutationResult = NonNullable<Awaited<ReturnType<typeof patchPreferences>>>
    export type PatchPreferencesMutationBody = PreferencesPatch
    export type PatchPreferencesMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse>
    export type PatchPreferencesMutationVariables = {data: PreferencesPatch}

    /**
 * @summary Change some of the preferences
 */
export const usePatchPreferences = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchPreferences>>, TError,PatchPreferencesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof patchPreferences>>,
        TError,
        PatchPreferencesMutationVariables,
        TContext
      > => {
      return useMutation(getPatchPreferencesMutationOptions(options), queryClient);
    }

/**
 * @summary Whether this session has a push subscription, the key to make one with, and whether others have one
 */
export const getPushSubscription = (

 signal?: AbortSignal
) => {


      return contentRequest<PushState>(
      {url: `/api/v1/push-subscriptions/`, method: 'GET', signal
    },
      );
    }




export const getGetPushSubscriptionQueryKey = () => {
    return [
    'api','v1','push-subscriptions'
    ] as const;
    }


export const getGetPushSubscriptionQueryOptions = <TData = Awaited<ReturnType<typeof getPushSubscription>>, TError = ErrorType<NotAuthenticatedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPushSubscriptionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPushSubscription>>> = ({ signal }) => getPushSubscription(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPushSubscriptionQueryResult = NonNullable<Awaited<ReturnType<typeof getPushSubscription>>>
export type GetPushSubscriptionQueryError = ErrorType<NotAuthenticatedResponse>


export function useGetPushSubscription<TData = Awaited<ReturnType<typeof getPushSubscription>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPushSubscription>>,
          TError,
          Awaited<ReturnType<typeof getPushSubscription>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPushSubscription<TData = Awaited<ReturnType<typeof getPushSubscription>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPushSubscription>>,
          TError,
          Awaited<ReturnType<typeof getPushSubscription>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPushSubscription<TData = Awaited<ReturnType<typeof getPushSubscription>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether this session has a push subscription, the key to make one with, and whether others have one
 */

export function useGetPushSubscription<TData = Awaited<ReturnType<typeof getPushSubscription>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPushSubscriptionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPushSubscriptionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPushSubscription>>, TError = ErrorType<NotAuthenticatedResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPushSubscriptionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPushSubscription>>> = ({ signal }) => getPushSubscription(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPushSubscriptionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPushSubscription>>>
export type GetPushSubscriptionSuspenseQueryError = ErrorType<NotAuthenticatedResponse>


export function useGetPushSubscriptionSuspense<TData = Awaited<ReturnType<typeof getPushSubscription>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPushSubscriptionSuspense<TData = Awaited<ReturnType<typeof getPushSubscription>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPushSubscriptionSuspense<TData = Awaited<ReturnType<typeof getPushSubscription>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether this session has a push subscription, the key to make one with, and whether others have one
 */

export function useGetPushSubscriptionSuspense<TData = Awaited<ReturnType<typeof getPushSubscription>>, TError = ErrorType<NotAuthenticatedResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPushSubscriptionSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







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
export const createPushSubscription = (
    pushSubscriptionInput: PushSubscriptionInput,
 signal?: AbortSignal
) => {


      return contentRequest<PushState>(
      {url: `/api/v1/push-subscriptions/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pushSubscriptionInput, signal
    },
      );
    }




export const getCreatePushSubscriptionMutationKey = () => ['createPushSubscription'] as const;

export const getCreatePushSubscriptionMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPushSubscription>>, TError,CreatePushSubscriptionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createPushSubscription>>, TError,CreatePushSubscriptionMutationVariables, TContext> => {

const mutationKey = getCreatePushSubscriptionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPushSubscription>>, CreatePushSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPushSubscription(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePushSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof createPushSubscription>>>
    export type CreatePushSubscriptionMutationBody = PushSubscriptionInput
    export type CreatePushSubscriptionMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>
    export type CreatePushSubscriptionMutationVariables = {data: PushSubscriptionInput}

    /**
 * @summary Send the reminders of the person to this browser
 */
export const useCreatePushSubscription = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPushSubscription>>, TError,CreatePushSubscriptionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPushSubscription>>,
        TError,
        CreatePushSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePushSubscriptionMutationOptions(options), queryClient);
    }

/**
 * Deletes the subscription of this session, if it has one.
 * @summary Send no more reminders to this browser
 */
export const deletePushSubscription = (

 signal?: AbortSignal
) => {


      return contentRequest<DeletedResponse>(
      {url: `/api/v1/push-subscriptions/`, method: 'DELETE', signal
    },
      );
    }




export const getDeletePushSubscriptionMutationKey = () => ['deletePushSubscription'] as const;

export const getDeletePushSubscriptionMutationOptions = <TError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePushSubscription>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deletePushSubscription>>, TError,void, TContext> => {

const mutationKey = getDeletePushSubscriptionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePushSubscription>>, void> = () => {


          return  deletePushSubscription()
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePushSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof deletePushSubscription>>>

    export type DeletePushSubscriptionMutationError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse>


    /**
 * @summary Send no more reminders to this browser
 */
export const useDeletePushSubscription = <TError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePushSubscription>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePushSubscription>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeletePushSubscriptionMutationOptions(options), queryClient);
    }

/**
 * The newest module comes first.
 * @summary The daily to-dos modules, a page at a time
 */
export const listDailyTodosModules = (
    params?: ListDailyTodosModulesParams,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodosModulePage>(
      {url: `/api/v1/daily-todos-modules/`, method: 'GET',
        params, signal
    },
      );
    }




export const getListDailyTodosModulesQueryKey = (params?: ListDailyTodosModulesParams,) => {
    return [
    'api','v1','daily-todos-modules', ...(params ? [params] : [])
    ] as const;
    }


export const getListDailyTodosModulesQueryOptions = <TData = Awaited<ReturnType<typeof listDailyTodosModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListDailyTodosModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDailyTodosModulesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDailyTodosModules>>> = ({ signal }) => listDailyTodosModules(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDailyTodosModulesQueryResult = NonNullable<Awaited<ReturnType<typeof listDailyTodosModules>>>
export type ListDailyTodosModulesQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListDailyTodosModules<TData = Awaited<ReturnType<typeof listDailyTodosModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListDailyTodosModulesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodosModules>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodosModules>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodosModules<TData = Awaited<ReturnType<typeof listDailyTodosModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodosModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodosModules>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodosModules>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodosModules<TData = Awaited<ReturnType<typeof listDailyTodosModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodosModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The daily to-dos modules, a page at a time
 */

export function useListDailyTodosModules<TData = Awaited<ReturnType<typeof listDailyTodosModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodosModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDailyTodosModulesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDailyTodosModulesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDailyTodosModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListDailyTodosModulesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDailyTodosModulesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDailyTodosModules>>> = ({ signal }) => listDailyTodosModules(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDailyTodosModulesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDailyTodosModules>>>
export type ListDailyTodosModulesSuspenseQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListDailyTodosModulesSuspense<TData = Awaited<ReturnType<typeof listDailyTodosModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListDailyTodosModulesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodosModulesSuspense<TData = Awaited<ReturnType<typeof listDailyTodosModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodosModulesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodosModulesSuspense<TData = Awaited<ReturnType<typeof listDailyTodosModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodosModulesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The daily to-dos modules, a page at a time
 */

export function useListDailyTodosModulesSuspense<TData = Awaited<ReturnType<typeof listDailyTodosModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodosModulesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDailyTodosModulesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Create a daily to-dos module
 */
export const createDailyTodosModule = (
    dailyTodosModuleInput: DailyTodosModuleInput,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodosModule>(
      {url: `/api/v1/daily-todos-modules/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: dailyTodosModuleInput, signal
    },
      );
    }




export const getCreateDailyTodosModuleMutationKey = () => ['createDailyTodosModule'] as const;

export const getCreateDailyTodosModuleMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodosModule>>, TError,CreateDailyTodosModuleMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createDailyTodosModule>>, TError,CreateDailyTodosModuleMutationVariables, TContext> => {

const mutationKey = getCreateDailyTodosModuleMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDailyTodosModule>>, CreateDailyTodosModuleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDailyTodosModule(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDailyTodosModuleMutationResult = NonNullable<Awaited<ReturnType<typeof createDailyTodosModule>>>
    export type CreateDailyTodosModuleMutationBody = DailyTodosModuleInput
    export type CreateDailyTodosModuleMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>
    export type CreateDailyTodosModuleMutationVariables = {data: DailyTodosModuleInput}

    /**
 * @summary Create a daily to-dos module
 */
export const useCreateDailyTodosModule = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodosModule>>, TError,CreateDailyTodosModuleMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDailyTodosModule>>,
        TError,
        CreateDailyTodosModuleMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDailyTodosModuleMutationOptions(options), queryClient);
    }

/**
 * @summary Read a daily to-dos module
 */
export const getDailyTodosModule = (
    id: number,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodosModule>(
      {url: `/api/v1/daily-todos-modules/${id}/`, method: 'GET', signal
    },
      );
    }




export const getGetDailyTodosModuleQueryKey = (id: number,) => {
    return [
    'api','v1','daily-todos-modules',id
    ] as const;
    }


export const getGetDailyTodosModuleQueryOptions = <TData = Awaited<ReturnType<typeof getDailyTodosModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDailyTodosModuleQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDailyTodosModule>>> = ({ signal }) => getDailyTodosModule(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDailyTodosModuleQueryResult = NonNullable<Awaited<ReturnType<typeof getDailyTodosModule>>>
export type GetDailyTodosModuleQueryError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>


export function useGetDailyTodosModule<TData = Awaited<ReturnType<typeof getDailyTodosModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailyTodosModule>>,
          TError,
          Awaited<ReturnType<typeof getDailyTodosModule>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodosModule<TData = Awaited<ReturnType<typeof getDailyTodosModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailyTodosModule>>,
          TError,
          Awaited<ReturnType<typeof getDailyTodosModule>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodosModule<TData = Awaited<ReturnType<typeof getDailyTodosModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a daily to-dos module
 */

export function useGetDailyTodosModule<TData = Awaited<ReturnType<typeof getDailyTodosModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDailyTodosModuleQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetDailyTodosModuleSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDailyTodosModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDailyTodosModuleQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDailyTodosModule>>> = ({ signal }) => getDailyTodosModule(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetDailyTodosModuleSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDailyTodosModule>>>
export type GetDailyTodosModuleSuspenseQueryError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>


export function useGetDailyTodosModuleSuspense<TData = Awaited<ReturnType<typeof getDailyTodosModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodosModuleSuspense<TData = Awaited<ReturnType<typeof getDailyTodosModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodosModuleSuspense<TData = Awaited<ReturnType<typeof getDailyTodosModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a daily to-dos module
 */

export function useGetDailyTodosModuleSuspense<TData = Awaited<ReturnType<typeof getDailyTodosModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDailyTodosModuleSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Replace what can be changed of a daily to-dos module
 */
export const updateDailyTodosModule = (
    id: number,
    dailyTodosModuleInput: DailyTodosModuleInput,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodosModule>(
      {url: `/api/v1/daily-todos-modules/${id}/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: dailyTodosModuleInput, signal
    },
      );
    }




export const getUpdateDailyTodosModuleMutationKey = () => ['updateDailyTodosModule'] as const;

export const getUpdateDailyTodosModuleMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodosModule>>, TError,UpdateDailyTodosModuleMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodosModule>>, TError,UpdateDailyTodosModuleMutationVariables, TContext> => {

const mutationKey = getUpdateDailyTodosModuleMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDailyTodosModule>>, UpdateDailyTodosModuleMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDailyTodosModule(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDailyTodosModuleMutationResult = NonNullable<Awaited<ReturnType<typeof updateDailyTodosModule>>>
    export type UpdateDailyTodosModuleMutationBody = DailyTodosModuleInput
    export type UpdateDailyTodosModuleMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>
    export type UpdateDailyTodosModuleMutationVariables = {id: number;data: DailyTodosModuleInput}

    /**
 * @summary Replace what can be changed of a daily to-dos module
 */
export const useUpdateDailyTodosModule = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodosModule>>, TError,UpdateDailyTodosModuleMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDailyTodosModule>>,
        TError,
        UpdateDailyTodosModuleMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDailyTodosModuleMutationOptions(options), queryClient);
    }

/**
 * Its options, items and widgets are deleted with it.
 * @summary Delete a daily to-dos module
 */
export const deleteDailyTodosModule = (
    id: number,
 signal?: AbortSignal
) => {


      return contentRequest<DeletedResponse>(
      {url: `/api/v1/daily-todos-modules/${id}/`, method: 'DELETE', signal
    },
      );
    }




export const getDeleteDailyTodosModuleMutationKey = () => ['deleteDailyTodosModule'] as const;

export const getDeleteDailyTodosModuleMutationOptions = <TError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodosModule>>, TError,DeleteDailyTodosModuleMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodosModule>>, TError,DeleteDailyTodosModuleMutationVariables, TContext> => {

const mutationKey = getDeleteDailyTodosModuleMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDailyTodosModule>>, DeleteDailyTodosModuleMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDailyTodosModule(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDailyTodosModuleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDailyTodosModule>>>

    export type DeleteDailyTodosModuleMutationError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>
    export type DeleteDailyTodosModuleMutationVariables = {id: number}

    /**
 * @summary Delete a daily to-dos module
 */
export const useDeleteDailyTodosModule = <TError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodosModule>>, TError,DeleteDailyTodosModuleMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDailyTodosModule>>,
        TError,
        DeleteDailyTodosModuleMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDailyTodosModuleMutationOptions(options), queryClient);
    }

/**
 * Ordered by module (the newest first), then by name.
 * @summary The daily to-do options, a page at a time
 */
export const listDailyTodoOptions = (
    params?: ListDailyTodoOptionsParams,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodoOptionPage>(
      {url: `/api/v1/daily-todo-options/`, method: 'GET',
        params, signal
    },
      );
    }




export const getListDailyTodoOptionsQueryKey = (params?: ListDailyTodoOptionsParams,) => {
    return [
    'api','v1','daily-todo-options', ...(params ? [params] : [])
    ] as const;
    }


export const getListDailyTodoOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listDailyTodoOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListDailyTodoOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDailyTodoOptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDailyTodoOptions>>> = ({ signal }) => listDailyTodoOptions(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDailyTodoOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listDailyTodoOptions>>>
export type ListDailyTodoOptionsQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListDailyTodoOptions<TData = Awaited<ReturnType<typeof listDailyTodoOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListDailyTodoOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodoOptions>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodoOptions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodoOptions<TData = Awaited<ReturnType<typeof listDailyTodoOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodoOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodoOptions>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodoOptions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodoOptions<TData = Awaited<ReturnType<typeof listDailyTodoOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodoOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The daily to-do options, a page at a time
 */

export function useListDailyTodoOptions<TData = Awaited<ReturnType<typeof listDailyTodoOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodoOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDailyTodoOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDailyTodoOptionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDailyTodoOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListDailyTodoOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDailyTodoOptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDailyTodoOptions>>> = ({ signal }) => listDailyTodoOptions(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDailyTodoOptionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDailyTodoOptions>>>
export type ListDailyTodoOptionsSuspenseQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListDailyTodoOptionsSuspense<TData = Awaited<ReturnType<typeof listDailyTodoOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListDailyTodoOptionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodoOptionsSuspense<TData = Awaited<ReturnType<typeof listDailyTodoOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodoOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodoOptionsSuspense<TData = Awaited<ReturnType<typeof listDailyTodoOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodoOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The daily to-do options, a page at a time
 */

export function useListDailyTodoOptionsSuspense<TData = Awaited<ReturnType<typeof listDailyTodoOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodoOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDailyTodoOptionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Create a daily to-do option
 */
export const createDailyTodoOption = (
    dailyTodoOptionInput: DailyTodoOptionInput,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodoOption>(
      {url: `/api/v1/daily-todo-options/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: dailyTodoOptionInput, signal
    },
      );
    }




export const getCreateDailyTodoOptionMutationKey = () => ['createDailyTodoOption'] as const;

export const getCreateDailyTodoOptionMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodoOption>>, TError,CreateDailyTodoOptionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createDailyTodoOption>>, TError,CreateDailyTodoOptionMutationVariables, TContext> => {

const mutationKey = getCreateDailyTodoOptionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDailyTodoOption>>, CreateDailyTodoOptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDailyTodoOption(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDailyTodoOptionMutationResult = NonNullable<Awaited<ReturnType<typeof createDailyTodoOption>>>
    export type CreateDailyTodoOptionMutationBody = DailyTodoOptionInput
    export type CreateDailyTodoOptionMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>
    export type CreateDailyTodoOptionMutationVariables = {data: DailyTodoOptionInput}

    /**
 * @summary Create a daily to-do option
 */
export const useCreateDailyTodoOption = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodoOption>>, TError,CreateDailyTodoOptionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDailyTodoOption>>,
        TError,
        CreateDailyTodoOptionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDailyTodoOptionMutationOptions(options), queryClient);
    }

/**
 * @summary Read a daily to-do option
 */
export const getDailyTodoOption = (
    id: number,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodoOption>(
      {url: `/api/v1/daily-todo-options/${id}/`, method: 'GET', signal
    },
      );
    }




export const getGetDailyTodoOptionQueryKey = (id: number,) => {
    return [
    'api','v1','daily-todo-options',id
    ] as const;
    }


export const getGetDailyTodoOptionQueryOptions = <TData = Awaited<ReturnType<typeof getDailyTodoOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDailyTodoOptionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDailyTodoOption>>> = ({ signal }) => getDailyTodoOption(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDailyTodoOptionQueryResult = NonNullable<Awaited<ReturnType<typeof getDailyTodoOption>>>
export type GetDailyTodoOptionQueryError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>


export function useGetDailyTodoOption<TData = Awaited<ReturnType<typeof getDailyTodoOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailyTodoOption>>,
          TError,
          Awaited<ReturnType<typeof getDailyTodoOption>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodoOption<TData = Awaited<ReturnType<typeof getDailyTodoOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailyTodoOption>>,
          TError,
          Awaited<ReturnType<typeof getDailyTodoOption>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodoOption<TData = Awaited<ReturnType<typeof getDailyTodoOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a daily to-do option
 */

export function useGetDailyTodoOption<TData = Awaited<ReturnType<typeof getDailyTodoOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDailyTodoOptionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetDailyTodoOptionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDailyTodoOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDailyTodoOptionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDailyTodoOption>>> = ({ signal }) => getDailyTodoOption(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetDailyTodoOptionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDailyTodoOption>>>
export type GetDailyTodoOptionSuspenseQueryError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>


export function useGetDailyTodoOptionSuspense<TData = Awaited<ReturnType<typeof getDailyTodoOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodoOptionSuspense<TData = Awaited<ReturnType<typeof getDailyTodoOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodoOptionSuspense<TData = Awaited<ReturnType<typeof getDailyTodoOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a daily to-do option
 */

export function useGetDailyTodoOptionSuspense<TData = Awaited<ReturnType<typeof getDailyTodoOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDailyTodoOptionSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * An option stays in its module: `module` is not read.
 * @summary Replace what can be changed of a daily to-do option
 */
export const updateDailyTodoOption = (
    id: number,
    dailyTodoOptionUpdate: DailyTodoOptionUpdate,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodoOption>(
      {url: `/api/v1/daily-todo-options/${id}/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: dailyTodoOptionUpdate, signal
    },
      );
    }




export const getUpdateDailyTodoOptionMutationKey = () => ['updateDailyTodoOption'] as const;

export const getUpdateDailyTodoOptionMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodoOption>>, TError,UpdateDailyTodoOptionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodoOption>>, TError,UpdateDailyTodoOptionMutationVariables, TContext> => {

const mutationKey = getUpdateDailyTodoOptionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDailyTodoOption>>, UpdateDailyTodoOptionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDailyTodoOption(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDailyTodoOptionMutationResult = NonNullable<Awaited<ReturnType<typeof updateDailyTodoOption>>>
    export type UpdateDailyTodoOptionMutationBody = DailyTodoOptionUpdate
    export type UpdateDailyTodoOptionMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>
    export type UpdateDailyTodoOptionMutationVariables = {id: number;data: DailyTodoOptionUpdate}

    /**
 * @summary Replace what can be changed of a daily to-do option
 */
export const useUpdateDailyTodoOption = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodoOption>>, TError,UpdateDailyTodoOptionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDailyTodoOption>>,
        TError,
        UpdateDailyTodoOptionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDailyTodoOptionMutationOptions(options), queryClient);
    }

/**
 * Members that are left out keep their values, so that a change takes back nothing that another device has changed.
 * @summary Change some members of a daily to-do option
 */
export const patchDailyTodoOption = (
    id: number,
    dailyTodoOptionPatch: DailyTodoOptionPatch,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodoOption>(
      {url: `/api/v1/daily-todo-options/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: dailyTodoOptionPatch, signal
    },
      );
    }




export const getPatchDailyTodoOptionMutationKey = () => ['patchDailyTodoOption'] as const;

export const getPatchDailyTodoOptionMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchDailyTodoOption>>, TError,PatchDailyTodoOptionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof patchDailyTodoOption>>, TError,PatchDailyTodoOptionMutationVariables, TContext> => {

const mutationKey = getPatchDailyTodoOptionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof patchDailyTodoOption>>, PatchDailyTodoOptionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  patchDailyTodoOption(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PatchDailyTodoOptionMutationResult = NonNullable<Awaited<ReturnType<typeof patchDailyTodoOption>>>
    export type PatchDailyTodoOptionMutationBody = DailyTodoOptionPatch
    export type PatchDailyTodoOptionMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>
    export type PatchDailyTodoOptionMutationVariables = {id: number;data: DailyTodoOptionPatch}

    /**
 * @summary Change some members of a daily to-do option
 */
export const usePatchDailyTodoOption = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchDailyTodoOption>>, TError,PatchDailyTodoOptionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof patchDailyTodoOption>>,
        TError,
        PatchDailyTodoOptionMutationVariables,
        TContext
      > => {
      return useMutation(getPatchDailyTodoOptionMutationOptions(options), queryClient);
    }

/**
 * Its items are deleted with it.
 * @summary Delete a daily to-do option
 */
export const deleteDailyTodoOption = (
    id: number,
 signal?: AbortSignal
) => {


      return contentRequest<DeletedResponse>(
      {url: `/api/v1/daily-todo-options/${id}/`, method: 'DELETE', signal
    },
      );
    }




export const getDeleteDailyTodoOptionMutationKey = () => ['deleteDailyTodoOption'] as const;

export const getDeleteDailyTodoOptionMutationOptions = <TError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodoOption>>, TError,DeleteDailyTodoOptionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodoOption>>, TError,DeleteDailyTodoOptionMutationVariables, TContext> => {

const mutationKey = getDeleteDailyTodoOptionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDailyTodoOption>>, DeleteDailyTodoOptionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDailyTodoOption(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDailyTodoOptionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDailyTodoOption>>>

    export type DeleteDailyTodoOptionMutationError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>
    export type DeleteDailyTodoOptionMutationVariables = {id: number}

    /**
 * @summary Delete a daily to-do option
 */
export const useDeleteDailyTodoOption = <TError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodoOption>>, TError,DeleteDailyTodoOptionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDailyTodoOption>>,
        TError,
        DeleteDailyTodoOptionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDailyTodoOptionMutationOptions(options), queryClient);
    }

/**
 * Ordered by module (the newest first), then by name.
 * @summary The daily to-dos widgets, a page at a time
 */
export const listDailyTodosWidgets = (
    params?: ListDailyTodosWidgetsParams,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodosWidgetPage>(
      {url: `/api/v1/daily-todos-widgets/`, method: 'GET',
        params, signal
    },
      );
    }




export const getListDailyTodosWidgetsQueryKey = (params?: ListDailyTodosWidgetsParams,) => {
    return [
    'api','v1','daily-todos-widgets', ...(params ? [params] : [])
    ] as const;
    }


export const getListDailyTodosWidgetsQueryOptions = <TData = Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListDailyTodosWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDailyTodosWidgetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDailyTodosWidgets>>> = ({ signal }) => listDailyTodosWidgets(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDailyTodosWidgetsQueryResult = NonNullable<Awaited<ReturnType<typeof listDailyTodosWidgets>>>
export type ListDailyTodosWidgetsQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListDailyTodosWidgets<TData = Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListDailyTodosWidgetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodosWidgets>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodosWidgets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodosWidgets<TData = Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodosWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodosWidgets>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodosWidgets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodosWidgets<TData = Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodosWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The daily to-dos widgets, a page at a time
 */

export function useListDailyTodosWidgets<TData = Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodosWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDailyTodosWidgetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDailyTodosWidgetsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListDailyTodosWidgetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDailyTodosWidgetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDailyTodosWidgets>>> = ({ signal }) => listDailyTodosWidgets(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDailyTodosWidgetsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDailyTodosWidgets>>>
export type ListDailyTodosWidgetsSuspenseQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListDailyTodosWidgetsSuspense<TData = Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListDailyTodosWidgetsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodosWidgetsSuspense<TData = Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodosWidgetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodosWidgetsSuspense<TData = Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodosWidgetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The daily to-dos widgets, a page at a time
 */

export function useListDailyTodosWidgetsSuspense<TData = Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodosWidgetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDailyTodosWidgetsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Create a daily to-dos widget
 */
export const createDailyTodosWidget = (
    dailyTodosWidgetInput: DailyTodosWidgetInput,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodosWidget>(
      {url: `/api/v1/daily-todos-widgets/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: dailyTodosWidgetInput, signal
    },
      );
    }




export const getCreateDailyTodosWidgetMutationKey = () => ['createDailyTodosWidget'] as const;

export const getCreateDailyTodosWidgetMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodosWidget>>, TError,CreateDailyTodosWidgetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createDailyTodosWidget>>, TError,CreateDailyTodosWidgetMutationVariables, TContext> => {

const mutationKey = getCreateDailyTodosWidgetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDailyTodosWidget>>, CreateDailyTodosWidgetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDailyTodosWidget(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDailyTodosWidgetMutationResult = NonNullable<Awaited<ReturnType<typeof createDailyTodosWidget>>>
    export type CreateDailyTodosWidgetMutationBody = DailyTodosWidgetInput
    export type CreateDailyTodosWidgetMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>
    export type CreateDailyTodosWidgetMutationVariables = {data: DailyTodosWidgetInput}

    /**
 * @summary Create a daily to-dos widget
 */
export const useCreateDailyTodosWidget = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodosWidget>>, TError,CreateDailyTodosWidgetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDailyTodosWidget>>,
        TError,
        CreateDailyTodosWidgetMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDailyTodosWidgetMutationOptions(options), queryClient);
    }

/**
 * @summary Read a daily to-dos widget
 */
export const getDailyTodosWidget = (
    id: number,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodosWidget>(
      {url: `/api/v1/daily-todos-widgets/${id}/`, method: 'GET', signal
    },
      );
    }




export const getGetDailyTodosWidgetQueryKey = (id: number,) => {
    return [
    'api','v1','daily-todos-widgets',id
    ] as const;
    }


export const getGetDailyTodosWidgetQueryOptions = <TData = Awaited<ReturnType<typeof getDailyTodosWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDailyTodosWidgetQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDailyTodosWidget>>> = ({ signal }) => getDailyTodosWidget(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDailyTodosWidgetQueryResult = NonNullable<Awaited<ReturnType<typeof getDailyTodosWidget>>>
export type GetDailyTodosWidgetQueryError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>


export function useGetDailyTodosWidget<TData = Awaited<ReturnType<typeof getDailyTodosWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailyTodosWidget>>,
          TError,
          Awaited<ReturnType<typeof getDailyTodosWidget>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodosWidget<TData = Awaited<ReturnType<typeof getDailyTodosWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailyTodosWidget>>,
          TError,
          Awaited<ReturnType<typeof getDailyTodosWidget>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodosWidget<TData = Awaited<ReturnType<typeof getDailyTodosWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a daily to-dos widget
 */

export function useGetDailyTodosWidget<TData = Awaited<ReturnType<typeof getDailyTodosWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDailyTodosWidgetQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetDailyTodosWidgetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDailyTodosWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDailyTodosWidgetQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDailyTodosWidget>>> = ({ signal }) => getDailyTodosWidget(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetDailyTodosWidgetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDailyTodosWidget>>>
export type GetDailyTodosWidgetSuspenseQueryError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>


export function useGetDailyTodosWidgetSuspense<TData = Awaited<ReturnType<typeof getDailyTodosWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodosWidgetSuspense<TData = Awaited<ReturnType<typeof getDailyTodosWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodosWidgetSuspense<TData = Awaited<ReturnType<typeof getDailyTodosWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a daily to-dos widget
 */

export function useGetDailyTodosWidgetSuspense<TData = Awaited<ReturnType<typeof getDailyTodosWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDailyTodosWidgetSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * A widget stays in its module: `module` is not read.
 * @summary Replace what can be changed of a daily to-dos widget
 */
export const updateDailyTodosWidget = (
    id: number,
    dailyTodosWidgetUpdate: DailyTodosWidgetUpdate,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodosWidget>(
      {url: `/api/v1/daily-todos-widgets/${id}/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: dailyTodosWidgetUpdate, signal
    },
      );
    }




export const getUpdateDailyTodosWidgetMutationKey = () => ['updateDailyTodosWidget'] as const;

export const getUpdateDailyTodosWidgetMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodosWidget>>, TError,UpdateDailyTodosWidgetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodosWidget>>, TError,UpdateDailyTodosWidgetMutationVariables, TContext> => {

const mutationKey = getUpdateDailyTodosWidgetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDailyTodosWidget>>, UpdateDailyTodosWidgetMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDailyTodosWidget(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDailyTodosWidgetMutationResult = NonNullable<Awaited<ReturnType<typeof updateDailyTodosWidget>>>
    export type UpdateDailyTodosWidgetMutationBody = DailyTodosWidgetUpdate
    export type UpdateDailyTodosWidgetMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>
    export type UpdateDailyTodosWidgetMutationVariables = {id: number;data: DailyTodosWidgetUpdate}

    /**
 * @summary Replace what can be changed of a daily to-dos widget
 */
export const useUpdateDailyTodosWidget = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodosWidget>>, TError,UpdateDailyTodosWidgetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDailyTodosWidget>>,
        TError,
        UpdateDailyTodosWidgetMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDailyTodosWidgetMutationOptions(options), queryClient);
    }

/**
 * @summary Delete a daily to-dos widget
 */
export const deleteDailyTodosWidget = (
    id: number,
 signal?: AbortSignal
) => {


      return contentRequest<DeletedResponse>(
      {url: `/api/v1/daily-todos-widgets/${id}/`, method: 'DELETE', signal
    },
      );
    }




export const getDeleteDailyTodosWidgetMutationKey = () => ['deleteDailyTodosWidget'] as const;

export const getDeleteDailyTodosWidgetMutationOptions = <TError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodosWidget>>, TError,DeleteDailyTodosWidgetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodosWidget>>, TError,DeleteDailyTodosWidgetMutationVariables, TContext> => {

const mutationKey = getDeleteDailyTodosWidgetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDailyTodosWidget>>, DeleteDailyTodosWidgetMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDailyTodosWidget(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDailyTodosWidgetMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDailyTodosWidget>>>

    export type DeleteDailyTodosWidgetMutationError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>
    export type DeleteDailyTodosWidgetMutationVariables = {id: number}

    /**
 * @summary Delete a daily to-dos widget
 */
export const useDeleteDailyTodosWidget = <TError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodosWidget>>, TError,DeleteDailyTodosWidgetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDailyTodosWidget>>,
        TError,
        DeleteDailyTodosWidgetMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDailyTodosWidgetMutationOptions(options), queryClient);
    }

/**
 * Ordered by module (the newest first), date, then in the order of the options.
 * @summary The daily to-do items, a page at a time
 */
export const listDailyTodoItems = (
    params?: ListDailyTodoItemsParams,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodoItemPage>(
      {url: `/api/v1/daily-todo-items/`, method: 'GET',
        params, signal
    },
      );
    }




export const getListDailyTodoItemsQueryKey = (params?: ListDailyTodoItemsParams,) => {
    return [
    'api','v1','daily-todo-items', ...(params ? [params] : [])
    ] as const;
    }


export const getListDailyTodoItemsQueryOptions = <TData = Awaited<ReturnType<typeof listDailyTodoItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListDailyTodoItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDailyTodoItemsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDailyTodoItems>>> = ({ signal }) => listDailyTodoItems(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDailyTodoItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listDailyTodoItems>>>
export type ListDailyTodoItemsQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListDailyTodoItems<TData = Awaited<ReturnType<typeof listDailyTodoItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListDailyTodoItemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodoItems>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodoItems>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodoItems<TData = Awaited<ReturnType<typeof listDailyTodoItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodoItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodoItems>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodoItems>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodoItems<TData = Awaited<ReturnType<typeof listDailyTodoItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodoItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The daily to-do items, a page at a time
 */

export function useListDailyTodoItems<TData = Awaited<ReturnType<typeof listDailyTodoItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodoItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDailyTodoItemsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDailyTodoItemsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDailyTodoItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListDailyTodoItemsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDailyTodoItemsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDailyTodoItems>>> = ({ signal }) => listDailyTodoItems(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDailyTodoItemsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDailyTodoItems>>>
export type ListDailyTodoItemsSuspenseQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListDailyTodoItemsSuspense<TData = Awaited<ReturnType<typeof listDailyTodoItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListDailyTodoItemsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodoItemsSuspense<TData = Awaited<ReturnType<typeof listDailyTodoItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodoItemsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodoItemsSuspense<TData = Awaited<ReturnType<typeof listDailyTodoItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodoItemsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The daily to-do items, a page at a time
 */

export function useListDailyTodoItemsSuspense<TData = Awaited<ReturnType<typeof listDailyTodoItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListDailyTodoItemsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDailyTodoItemsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * An option has at most one item for a day. A second one answers 400 `unique` on `non_field_errors`. The
 * option must be one of the module, otherwise the answer is 400 `does_not_exist` on `option`.
 * @summary Create the item of an option for a day
 */
export const createDailyTodoItem = (
    dailyTodoItemInput: DailyTodoItemInput,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodoItem>(
      {url: `/api/v1/daily-todo-items/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: dailyTodoItemInput, signal
    },
      );
    }




export const getCreateDailyTodoItemMutationKey = () => ['createDailyTodoItem'] as const;

export const getCreateDailyTodoItemMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodoItem>>, TError,CreateDailyTodoItemMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createDailyTodoItem>>, TError,CreateDailyTodoItemMutationVariables, TContext> => {

const mutationKey = getCreateDailyTodoItemMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDailyTodoItem>>, CreateDailyTodoItemMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDailyTodoItem(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDailyTodoItemMutationResult = NonNullable<Awaited<ReturnType<typeof createDailyTodoItem>>>
    export type CreateDailyTodoItemMutationBody = DailyTodoItemInput
    export type CreateDailyTodoItemMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>
    export type CreateDailyTodoItemMutationVariables = {data: DailyTodoItemInput}

    /**
 * @summary Create the item of an option for a day
 */
export const useCreateDailyTodoItem = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodoItem>>, TError,CreateDailyTodoItemMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDailyTodoItem>>,
        TError,
        CreateDailyTodoItemMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDailyTodoItemMutationOptions(options), queryClient);
    }

/**
 * Only `status` and `note` can change, each without the other; everything else in the body is ignored.
 * @summary Set the status or the note of an item
 */
export const updateDailyTodoItem = (
    id: number,
    dailyTodoItemUpdate: DailyTodoItemUpdate,
 signal?: AbortSignal
) => {


      return contentRequest<DailyTodoItem>(
      {url: `/api/v1/daily-todo-items/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: dailyTodoItemUpdate, signal
    },
      );
    }




export const getUpdateDailyTodoItemMutationKey = () => ['updateDailyTodoItem'] as const;

export const getUpdateDailyTodoItemMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodoItem>>, TError,UpdateDailyTodoItemMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodoItem>>, TError,UpdateDailyTodoItemMutationVariables, TContext> => {

const mutationKey = getUpdateDailyTodoItemMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDailyTodoItem>>, UpdateDailyTodoItemMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDailyTodoItem(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDailyTodoItemMutationResult = NonNullable<Awaited<ReturnType<typeof updateDailyTodoItem>>>
    export type UpdateDailyTodoItemMutationBody = DailyTodoItemUpdate
    export type UpdateDailyTodoItemMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>
    export type UpdateDailyTodoItemMutationVariables = {id: number;data: DailyTodoItemUpdate}

    /**
 * @summary Set the status or the note of an item
 */
export const useUpdateDailyTodoItem = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodoItem>>, TError,UpdateDailyTodoItemMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDailyTodoItem>>,
        TError,
        UpdateDailyTodoItemMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDailyTodoItemMutationOptions(options), queryClient);
    }

/**
 * The newest module comes first.
 * @summary The inspiration modules, a page at a time
 */
export const listInspirationModules = (
    params?: ListInspirationModulesParams,
 signal?: AbortSignal
) => {


      return contentRequest<InspirationModulePage>(
      {url: `/api/v1/inspiration-modules/`, method: 'GET',
        params, signal
    },
      );
    }




export const getListInspirationModulesQueryKey = (params?: ListInspirationModulesParams,) => {
    return [
    'api','v1','inspiration-modules', ...(params ? [params] : [])
    ] as const;
    }


export const getListInspirationModulesQueryOptions = <TData = Awaited<ReturnType<typeof listInspirationModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListInspirationModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInspirationModulesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInspirationModules>>> = ({ signal }) => listInspirationModules(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInspirationModulesQueryResult = NonNullable<Awaited<ReturnType<typeof listInspirationModules>>>
export type ListInspirationModulesQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListInspirationModules<TData = Awaited<ReturnType<typeof listInspirationModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListInspirationModulesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationModules>>,
          TError,
          Awaited<ReturnType<typeof listInspirationModules>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationModules<TData = Awaited<ReturnType<typeof listInspirationModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationModules>>,
          TError,
          Awaited<ReturnType<typeof listInspirationModules>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationModules<TData = Awaited<ReturnType<typeof listInspirationModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The inspiration modules, a page at a time
 */

export function useListInspirationModules<TData = Awaited<ReturnType<typeof listInspirationModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInspirationModulesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListInspirationModulesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listInspirationModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListInspirationModulesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInspirationModulesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInspirationModules>>> = ({ signal }) => listInspirationModules(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListInspirationModulesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listInspirationModules>>>
export type ListInspirationModulesSuspenseQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListInspirationModulesSuspense<TData = Awaited<ReturnType<typeof listInspirationModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListInspirationModulesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationModulesSuspense<TData = Awaited<ReturnType<typeof listInspirationModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationModulesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationModulesSuspense<TData = Awaited<ReturnType<typeof listInspirationModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationModulesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The inspiration modules, a page at a time
 */

export function useListInspirationModulesSuspense<TData = Awaited<ReturnType<typeof listInspirationModules>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationModulesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInspirationModulesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Create an inspiration module
 */
export const createInspirationModule = (
    inspirationModuleInput: InspirationModuleInput,
 signal?: AbortSignal
) => {


      return contentRequest<InspirationModule>(
      {url: `/api/v1/inspiration-modules/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: inspirationModuleInput, signal
    },
      );
    }




export const getCreateInspirationModuleMutationKey = () => ['createInspirationModule'] as const;

export const getCreateInspirationModuleMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationModule>>, TError,CreateInspirationModuleMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createInspirationModule>>, TError,CreateInspirationModuleMutationVariables, TContext> => {

const mutationKey = getCreateInspirationModuleMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInspirationModule>>, CreateInspirationModuleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createInspirationModule(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateInspirationModuleMutationResult = NonNullable<Awaited<ReturnType<typeof createInspirationModule>>>
    export type CreateInspirationModuleMutationBody = InspirationModuleInput
    export type CreateInspirationModuleMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>
    export type CreateInspirationModuleMutationVariables = {data: InspirationModuleInput}

    /**
 * @summary Create an inspiration module
 */
export const useCreateInspirationModule = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationModule>>, TError,CreateInspirationModuleMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInspirationModule>>,
        TError,
        CreateInspirationModuleMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInspirationModuleMutationOptions(options), queryClient);
    }

/**
 * @summary Read an inspiration module
 */
export const getInspirationModule = (
    id: number,
 signal?: AbortSignal
) => {


      return contentRequest<InspirationModule>(
      {url: `/api/v1/inspiration-modules/${id}/`, method: 'GET', signal
    },
      );
    }




export const getGetInspirationModuleQueryKey = (id: number,) => {
    return [
    'api','v1','inspiration-modules',id
    ] as const;
    }


export const getGetInspirationModuleQueryOptions = <TData = Awaited<ReturnType<typeof getInspirationModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInspirationModuleQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInspirationModule>>> = ({ signal }) => getInspirationModule(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInspirationModuleQueryResult = NonNullable<Awaited<ReturnType<typeof getInspirationModule>>>
export type GetInspirationModuleQueryError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>


export function useGetInspirationModule<TData = Awaited<ReturnType<typeof getInspirationModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInspirationModule>>,
          TError,
          Awaited<ReturnType<typeof getInspirationModule>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationModule<TData = Awaited<ReturnType<typeof getInspirationModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInspirationModule>>,
          TError,
          Awaited<ReturnType<typeof getInspirationModule>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationModule<TData = Awaited<ReturnType<typeof getInspirationModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an inspiration module
 */

export function useGetInspirationModule<TData = Awaited<ReturnType<typeof getInspirationModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInspirationModuleQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetInspirationModuleSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getInspirationModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInspirationModuleQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInspirationModule>>> = ({ signal }) => getInspirationModule(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetInspirationModuleSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getInspirationModule>>>
export type GetInspirationModuleSuspenseQueryError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>


export function useGetInspirationModuleSuspense<TData = Awaited<ReturnType<typeof getInspirationModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationModuleSuspense<TData = Awaited<ReturnType<typeof getInspirationModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationModuleSuspense<TData = Awaited<ReturnType<typeof getInspirationModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an inspiration module
 */

export function useGetInspirationModuleSuspense<TData = Awaited<ReturnType<typeof getInspirationModule>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInspirationModuleSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Replace what can be changed of an inspiration module
 */
export const updateInspirationModule = (
    id: number,
    inspirationModuleInput: InspirationModuleInput,
 signal?: AbortSignal
) => {


      return contentRequest<InspirationModule>(
      {url: `/api/v1/inspiration-modules/${id}/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: inspirationModuleInput, signal
    },
      );
    }




export const getUpdateInspirationModuleMutationKey = () => ['updateInspirationModule'] as const;

export const getUpdateInspirationModuleMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInspirationModule>>, TError,UpdateInspirationModuleMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateInspirationModule>>, TError,UpdateInspirationModuleMutationVariables, TContext> => {

const mutationKey = getUpdateInspirationModuleMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateInspirationModule>>, UpdateInspirationModuleMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateInspirationModule(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateInspirationModuleMutationResult = NonNullable<Awaited<ReturnType<typeof updateInspirationModule>>>
    export type UpdateInspirationModuleMutationBody = InspirationModuleInput
    export type UpdateInspirationModuleMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>
    export type UpdateInspirationModuleMutationVariables = {id: number;data: InspirationModuleInput}

    /**
 * @summary Replace what can be changed of an inspiration module
 */
export const useUpdateInspirationModule = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInspirationModule>>, TError,UpdateInspirationModuleMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateInspirationModule>>,
        TError,
        UpdateInspirationModuleMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateInspirationModuleMutationOptions(options), queryClient);
    }

/**
 * Its options, items and widgets are deleted with it.
 * @summary Delete an inspiration module
 */
export const deleteInspirationModule = (
    id: number,
 signal?: AbortSignal
) => {


      return contentRequest<DeletedResponse>(
      {url: `/api/v1/inspiration-modules/${id}/`, method: 'DELETE', signal
    },
      );
    }




export const getDeleteInspirationModuleMutationKey = () => ['deleteInspirationModule'] as const;

export const getDeleteInspirationModuleMutationOptions = <TError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationModule>>, TError,DeleteInspirationModuleMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationModule>>, TError,DeleteInspirationModuleMutationVariables, TContext> => {

const mutationKey = getDeleteInspirationModuleMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteInspirationModule>>, DeleteInspirationModuleMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteInspirationModule(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteInspirationModuleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteInspirationModule>>>

    export type DeleteInspirationModuleMutationError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>
    export type DeleteInspirationModuleMutationVariables = {id: number}

    /**
 * @summary Delete an inspiration module
 */
export const useDeleteInspirationModule = <TError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationModule>>, TError,DeleteInspirationModuleMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteInspirationModule>>,
        TError,
        DeleteInspirationModuleMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteInspirationModuleMutationOptions(options), queryClient);
    }

/**
 * Ordered by module (the newest first), then by type, then by name.
 * @summary The inspiration options, a page at a time
 */
export const listInspirationOptions = (
    params?: ListInspirationOptionsParams,
 signal?: AbortSignal
) => {


      return contentRequest<InspirationOptionPage>(
      {url: `/api/v1/inspiration-options/`, method: 'GET',
        params, signal
    },
      );
    }




export const getListInspirationOptionsQueryKey = (params?: ListInspirationOptionsParams,) => {
    return [
    'api','v1','inspiration-options', ...(params ? [params] : [])
    ] as const;
    }


export const getListInspirationOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listInspirationOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListInspirationOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInspirationOptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInspirationOptions>>> = ({ signal }) => listInspirationOptions(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInspirationOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listInspirationOptions>>>
export type ListInspirationOptionsQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListInspirationOptions<TData = Awaited<ReturnType<typeof listInspirationOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListInspirationOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationOptions>>,
          TError,
          Awaited<ReturnType<typeof listInspirationOptions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationOptions<TData = Awaited<ReturnType<typeof listInspirationOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationOptions>>,
          TError,
          Awaited<ReturnType<typeof listInspirationOptions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationOptions<TData = Awaited<ReturnType<typeof listInspirationOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The inspiration options, a page at a time
 */

export function useListInspirationOptions<TData = Awaited<ReturnType<typeof listInspirationOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInspirationOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListInspirationOptionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listInspirationOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListInspirationOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInspirationOptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInspirationOptions>>> = ({ signal }) => listInspirationOptions(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListInspirationOptionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listInspirationOptions>>>
export type ListInspirationOptionsSuspenseQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListInspirationOptionsSuspense<TData = Awaited<ReturnType<typeof listInspirationOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListInspirationOptionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationOptionsSuspense<TData = Awaited<ReturnType<typeof listInspirationOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationOptionsSuspense<TData = Awaited<ReturnType<typeof listInspirationOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The inspiration options, a page at a time
 */

export function useListInspirationOptionsSuspense<TData = Awaited<ReturnType<typeof listInspirationOptions>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInspirationOptionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * `text` is required when the type is `text` (400 `required` on `text`). An image option may be created
 * without its image, which is set by a PATCH after the upload.
 * @summary Create an inspiration option
 */
export const createInspirationOption = (
    inspirationOptionInput: InspirationOptionInput,
 signal?: AbortSignal
) => {


      return contentRequest<InspirationOption>(
      {url: `/api/v1/inspiration-options/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: inspirationOptionInput, signal
    },
      );
    }




export const getCreateInspirationOptionMutationKey = () => ['createInspirationOption'] as const;

export const getCreateInspirationOptionMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationOption>>, TError,CreateInspirationOptionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createInspirationOption>>, TError,CreateInspirationOptionMutationVariables, TContext> => {

const mutationKey = getCreateInspirationOptionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInspirationOption>>, CreateInspirationOptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createInspirationOption(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateInspirationOptionMutationResult = NonNullable<Awaited<ReturnType<typeof createInspirationOption>>>
    export type CreateInspirationOptionMutationBody = InspirationOptionInput
    export type CreateInspirationOptionMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>
    export type CreateInspirationOptionMutationVariables = {data: InspirationOptionInput}

    /**
 * @summary Create an inspiration option
 */
export const useCreateInspirationOption = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationOption>>, TError,CreateInspirationOptionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInspirationOption>>,
        TError,
        CreateInspirationOptionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInspirationOptionMutationOptions(options), queryClient);
    }

/**
 * @summary Read an inspiration option
 */
export const getInspirationOption = (
    id: number,
 signal?: AbortSignal
) => {


      return contentRequest<InspirationOption>(
      {url: `/api/v1/inspiration-options/${id}/`, method: 'GET', signal
    },
      );
    }




export const getGetInspirationOptionQueryKey = (id: number,) => {
    return [
    'api','v1','inspiration-options',id
    ] as const;
    }


export const getGetInspirationOptionQueryOptions = <TData = Awaited<ReturnType<typeof getInspirationOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInspirationOptionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInspirationOption>>> = ({ signal }) => getInspirationOption(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInspirationOptionQueryResult = NonNullable<Awaited<ReturnType<typeof getInspirationOption>>>
export type GetInspirationOptionQueryError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>


export function useGetInspirationOption<TData = Awaited<ReturnType<typeof getInspirationOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInspirationOption>>,
          TError,
          Awaited<ReturnType<typeof getInspirationOption>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationOption<TData = Awaited<ReturnType<typeof getInspirationOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInspirationOption>>,
          TError,
          Awaited<ReturnType<typeof getInspirationOption>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationOption<TData = Awaited<ReturnType<typeof getInspirationOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an inspiration option
 */

export function useGetInspirationOption<TData = Awaited<ReturnType<typeof getInspirationOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInspirationOptionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetInspirationOptionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getInspirationOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInspirationOptionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInspirationOption>>> = ({ signal }) => getInspirationOption(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetInspirationOptionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getInspirationOption>>>
export type GetInspirationOptionSuspenseQueryError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>


export function useGetInspirationOptionSuspense<TData = Awaited<ReturnType<typeof getInspirationOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationOptionSuspense<TData = Awaited<ReturnType<typeof getInspirationOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationOptionSuspense<TData = Awaited<ReturnType<typeof getInspirationOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an inspiration option
 */

export function useGetInspirationOptionSuspense<TData = Awaited<ReturnType<typeof getInspirationOption>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInspirationOptionSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * An option stays in its module: `module` is not read. A `text` or `image` that is left out keeps its
 * value; `text` is required (400 `required`) when the type is `text` and there is none yet. It is
 * kept only while the type is `text`: a change to `image` removes it.
 * @summary Replace what can be changed of an inspiration option
 */
export const updateInspirationOption = (
    id: number,
    inspirationOptionUpdate: InspirationOptionUpdate,
 signal?: AbortSignal
) => {


      return contentRequest<InspirationOption>(
      {url: `/api/v1/inspiration-options/${id}/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: inspirationOptionUpdate, signal
    },
      );
    }




export const getUpdateInspirationOptionMutationKey = () => ['updateInspirationOption'] as const;

export const getUpdateInspirationOptionMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInspirationOption>>, TError,UpdateInspirationOptionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateInspirationOption>>, TError,UpdateInspirationOptionMutationVariables, TContext> => {

const mutationKey = getUpdateInspirationOptionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateInspirationOption>>, UpdateInspirationOptionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateInspirationOption(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateInspirationOptionMutationResult = NonNullable<Awaited<ReturnType<typeof updateInspirationOption>>>
    export type UpdateInspirationOptionMutationBody = InspirationOptionUpdate
    export type UpdateInspirationOptionMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>
    export type UpdateInspirationOptionMutationVariables = {id: number;data: InspirationOptionUpdate}

    /**
 * @summary Replace what can be changed of an inspiration option
 */
export const useUpdateInspirationOption = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInspirationOption>>, TError,UpdateInspirationOptionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateInspirationOption>>,
        TError,
        UpdateInspirationOptionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateInspirationOptionMutationOptions(options), queryClient);
    }

/**
 * Its items are deleted with it.
 * @summary Delete an inspiration option
 */
export const deleteInspirationOption = (
    id: number,
 signal?: AbortSignal
) => {


      return contentRequest<DeletedResponse>(
      {url: `/api/v1/inspiration-options/${id}/`, method: 'DELETE', signal
    },
      );
    }




export const getDeleteInspirationOptionMutationKey = () => ['deleteInspirationOption'] as const;

export const getDeleteInspirationOptionMutationOptions = <TError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationOption>>, TError,DeleteInspirationOptionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationOption>>, TError,DeleteInspirationOptionMutationVariables, TContext> => {

const mutationKey = getDeleteInspirationOptionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteInspirationOption>>, DeleteInspirationOptionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteInspirationOption(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteInspirationOptionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteInspirationOption>>>

    export type DeleteInspirationOptionMutationError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>
    export type DeleteInspirationOptionMutationVariables = {id: number}

    /**
 * @summary Delete an inspiration option
 */
export const useDeleteInspirationOption = <TError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationOption>>, TError,DeleteInspirationOptionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteInspirationOption>>,
        TError,
        DeleteInspirationOptionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteInspirationOptionMutationOptions(options), queryClient);
    }

/**
 * Used to set the image after its upload. Members that are left out keep their values; a change to type
 * `text` of an option without a text answers 400 `required` on `text`.
 * @summary Change some members of an inspiration option
 */
export const patchInspirationOption = (
    id: number,
    inspirationOptionPatch: InspirationOptionPatch,
 signal?: AbortSignal
) => {


      return contentRequest<InspirationOption>(
      {url: `/api/v1/inspiration-options/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: inspirationOptionPatch, signal
    },
      );
    }




export const getPatchInspirationOptionMutationKey = () => ['patchInspirationOption'] as const;

export const getPatchInspirationOptionMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchInspirationOption>>, TError,PatchInspirationOptionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof patchInspirationOption>>, TError,PatchInspirationOptionMutationVariables, TContext> => {

const mutationKey = getPatchInspirationOptionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof patchInspirationOption>>, PatchInspirationOptionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  patchInspirationOption(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PatchInspirationOptionMutationResult = NonNullable<Awaited<ReturnType<typeof patchInspirationOption>>>
    export type PatchInspirationOptionMutationBody = InspirationOptionPatch
    export type PatchInspirationOptionMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>
    export type PatchInspirationOptionMutationVariables = {id: number;data: InspirationOptionPatch}

    /**
 * @summary Change some members of an inspiration option
 */
export const usePatchInspirationOption = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchInspirationOption>>, TError,PatchInspirationOptionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof patchInspirationOption>>,
        TError,
        PatchInspirationOptionMutationVariables,
        TContext
      > => {
      return useMutation(getPatchInspirationOptionMutationOptions(options), queryClient);
    }

/**
 * Ordered by module (the newest first), then by name.
 * @summary The inspiration widgets, a page at a time
 */
export const listInspirationWidgets = (
    params?: ListInspirationWidgetsParams,
 signal?: AbortSignal
) => {


      return contentRequest<InspirationWidgetPage>(
      {url: `/api/v1/inspiration-widgets/`, method: 'GET',
        params, signal
    },
      );
    }




export const getListInspirationWidgetsQueryKey = (params?: ListInspirationWidgetsParams,) => {
    return [
    'api','v1','inspiration-widgets', ...(params ? [params] : [])
    ] as const;
    }


export const getListInspirationWidgetsQueryOptions = <TData = Awaited<ReturnType<typeof listInspirationWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListInspirationWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInspirationWidgetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInspirationWidgets>>> = ({ signal }) => listInspirationWidgets(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInspirationWidgetsQueryResult = NonNullable<Awaited<ReturnType<typeof listInspirationWidgets>>>
export type ListInspirationWidgetsQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListInspirationWidgets<TData = Awaited<ReturnType<typeof listInspirationWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListInspirationWidgetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationWidgets>>,
          TError,
          Awaited<ReturnType<typeof listInspirationWidgets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationWidgets<TData = Awaited<ReturnType<typeof listInspirationWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationWidgets>>,
          TError,
          Awaited<ReturnType<typeof listInspirationWidgets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationWidgets<TData = Awaited<ReturnType<typeof listInspirationWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The inspiration widgets, a page at a time
 */

export function useListInspirationWidgets<TData = Awaited<ReturnType<typeof listInspirationWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInspirationWidgetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListInspirationWidgetsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listInspirationWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListInspirationWidgetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInspirationWidgetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInspirationWidgets>>> = ({ signal }) => listInspirationWidgets(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListInspirationWidgetsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listInspirationWidgets>>>
export type ListInspirationWidgetsSuspenseQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListInspirationWidgetsSuspense<TData = Awaited<ReturnType<typeof listInspirationWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListInspirationWidgetsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationWidgetsSuspense<TData = Awaited<ReturnType<typeof listInspirationWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationWidgetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationWidgetsSuspense<TData = Awaited<ReturnType<typeof listInspirationWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationWidgetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The inspiration widgets, a page at a time
 */

export function useListInspirationWidgetsSuspense<TData = Awaited<ReturnType<typeof listInspirationWidgets>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationWidgetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInspirationWidgetsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Create an inspiration widget
 */
export const createInspirationWidget = (
    inspirationWidgetInput: InspirationWidgetInput,
 signal?: AbortSignal
) => {


      return contentRequest<InspirationWidget>(
      {url: `/api/v1/inspiration-widgets/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: inspirationWidgetInput, signal
    },
      );
    }




export const getCreateInspirationWidgetMutationKey = () => ['createInspirationWidget'] as const;

export const getCreateInspirationWidgetMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationWidget>>, TError,CreateInspirationWidgetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createInspirationWidget>>, TError,CreateInspirationWidgetMutationVariables, TContext> => {

const mutationKey = getCreateInspirationWidgetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInspirationWidget>>, CreateInspirationWidgetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createInspirationWidget(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateInspirationWidgetMutationResult = NonNullable<Awaited<ReturnType<typeof createInspirationWidget>>>
    export type CreateInspirationWidgetMutationBody = InspirationWidgetInput
    export type CreateInspirationWidgetMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>
    export type CreateInspirationWidgetMutationVariables = {data: InspirationWidgetInput}

    /**
 * @summary Create an inspiration widget
 */
export const useCreateInspirationWidget = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationWidget>>, TError,CreateInspirationWidgetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInspirationWidget>>,
        TError,
        CreateInspirationWidgetMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInspirationWidgetMutationOptions(options), queryClient);
    }

/**
 * @summary Read an inspiration widget
 */
export const getInspirationWidget = (
    id: number,
 signal?: AbortSignal
) => {


      return contentRequest<InspirationWidget>(
      {url: `/api/v1/inspiration-widgets/${id}/`, method: 'GET', signal
    },
      );
    }




export const getGetInspirationWidgetQueryKey = (id: number,) => {
    return [
    'api','v1','inspiration-widgets',id
    ] as const;
    }


export const getGetInspirationWidgetQueryOptions = <TData = Awaited<ReturnType<typeof getInspirationWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInspirationWidgetQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInspirationWidget>>> = ({ signal }) => getInspirationWidget(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInspirationWidgetQueryResult = NonNullable<Awaited<ReturnType<typeof getInspirationWidget>>>
export type GetInspirationWidgetQueryError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>


export function useGetInspirationWidget<TData = Awaited<ReturnType<typeof getInspirationWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInspirationWidget>>,
          TError,
          Awaited<ReturnType<typeof getInspirationWidget>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationWidget<TData = Awaited<ReturnType<typeof getInspirationWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInspirationWidget>>,
          TError,
          Awaited<ReturnType<typeof getInspirationWidget>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationWidget<TData = Awaited<ReturnType<typeof getInspirationWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an inspiration widget
 */

export function useGetInspirationWidget<TData = Awaited<ReturnType<typeof getInspirationWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInspirationWidgetQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetInspirationWidgetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getInspirationWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInspirationWidgetQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInspirationWidget>>> = ({ signal }) => getInspirationWidget(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetInspirationWidgetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getInspirationWidget>>>
export type GetInspirationWidgetSuspenseQueryError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>


export function useGetInspirationWidgetSuspense<TData = Awaited<ReturnType<typeof getInspirationWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationWidgetSuspense<TData = Awaited<ReturnType<typeof getInspirationWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationWidgetSuspense<TData = Awaited<ReturnType<typeof getInspirationWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an inspiration widget
 */

export function useGetInspirationWidgetSuspense<TData = Awaited<ReturnType<typeof getInspirationWidget>>, TError = ErrorType<NotAuthenticatedResponse | NotFoundResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInspirationWidgetSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * A widget stays in its module: `module` is not read.
 * @summary Replace what can be changed of an inspiration widget
 */
export const updateInspirationWidget = (
    id: number,
    inspirationWidgetUpdate: InspirationWidgetUpdate,
 signal?: AbortSignal
) => {


      return contentRequest<InspirationWidget>(
      {url: `/api/v1/inspiration-widgets/${id}/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: inspirationWidgetUpdate, signal
    },
      );
    }




export const getUpdateInspirationWidgetMutationKey = () => ['updateInspirationWidget'] as const;

export const getUpdateInspirationWidgetMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInspirationWidget>>, TError,UpdateInspirationWidgetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateInspirationWidget>>, TError,UpdateInspirationWidgetMutationVariables, TContext> => {

const mutationKey = getUpdateInspirationWidgetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateInspirationWidget>>, UpdateInspirationWidgetMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateInspirationWidget(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateInspirationWidgetMutationResult = NonNullable<Awaited<ReturnType<typeof updateInspirationWidget>>>
    export type UpdateInspirationWidgetMutationBody = InspirationWidgetUpdate
    export type UpdateInspirationWidgetMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>
    export type UpdateInspirationWidgetMutationVariables = {id: number;data: InspirationWidgetUpdate}

    /**
 * @summary Replace what can be changed of an inspiration widget
 */
export const useUpdateInspirationWidget = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInspirationWidget>>, TError,UpdateInspirationWidgetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateInspirationWidget>>,
        TError,
        UpdateInspirationWidgetMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateInspirationWidgetMutationOptions(options), queryClient);
    }

/**
 * @summary Delete an inspiration widget
 */
export const deleteInspirationWidget = (
    id: number,
 signal?: AbortSignal
) => {


      return contentRequest<DeletedResponse>(
      {url: `/api/v1/inspiration-widgets/${id}/`, method: 'DELETE', signal
    },
      );
    }




export const getDeleteInspirationWidgetMutationKey = () => ['deleteInspirationWidget'] as const;

export const getDeleteInspirationWidgetMutationOptions = <TError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationWidget>>, TError,DeleteInspirationWidgetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationWidget>>, TError,DeleteInspirationWidgetMutationVariables, TContext> => {

const mutationKey = getDeleteInspirationWidgetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteInspirationWidget>>, DeleteInspirationWidgetMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteInspirationWidget(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteInspirationWidgetMutationResult = NonNullable<Awaited<ReturnType<typeof deleteInspirationWidget>>>

    export type DeleteInspirationWidgetMutationError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>
    export type DeleteInspirationWidgetMutationVariables = {id: number}

    /**
 * @summary Delete an inspiration widget
 */
export const useDeleteInspirationWidget = <TError = ErrorType<NotAuthenticatedResponse | PermissionDeniedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationWidget>>, TError,DeleteInspirationWidgetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteInspirationWidget>>,
        TError,
        DeleteInspirationWidgetMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteInspirationWidgetMutationOptions(options), queryClient);
    }

/**
 * Ordered by module (the newest first), then by date.
 * @summary The inspiration items, a page at a time
 */
export const listInspirationItems = (
    params?: ListInspirationItemsParams,
 signal?: AbortSignal
) => {


      return contentRequest<InspirationItemPage>(
      {url: `/api/v1/inspiration-items/`, method: 'GET',
        params, signal
    },
      );
    }




export const getListInspirationItemsQueryKey = (params?: ListInspirationItemsParams,) => {
    return [
    'api','v1','inspiration-items', ...(params ? [params] : [])
    ] as const;
    }


export const getListInspirationItemsQueryOptions = <TData = Awaited<ReturnType<typeof listInspirationItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListInspirationItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInspirationItemsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInspirationItems>>> = ({ signal }) => listInspirationItems(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInspirationItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listInspirationItems>>>
export type ListInspirationItemsQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListInspirationItems<TData = Awaited<ReturnType<typeof listInspirationItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListInspirationItemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationItems>>,
          TError,
          Awaited<ReturnType<typeof listInspirationItems>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationItems<TData = Awaited<ReturnType<typeof listInspirationItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationItems>>,
          TError,
          Awaited<ReturnType<typeof listInspirationItems>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationItems<TData = Awaited<ReturnType<typeof listInspirationItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The inspiration items, a page at a time
 */

export function useListInspirationItems<TData = Awaited<ReturnType<typeof listInspirationItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInspirationItemsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListInspirationItemsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listInspirationItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(params?: ListInspirationItemsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInspirationItemsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInspirationItems>>> = ({ signal }) => listInspirationItems(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListInspirationItemsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listInspirationItems>>>
export type ListInspirationItemsSuspenseQueryError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>


export function useListInspirationItemsSuspense<TData = Awaited<ReturnType<typeof listInspirationItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params: undefined |  ListInspirationItemsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationItemsSuspense<TData = Awaited<ReturnType<typeof listInspirationItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationItemsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationItemsSuspense<TData = Awaited<ReturnType<typeof listInspirationItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationItemsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The inspiration items, a page at a time
 */

export function useListInspirationItemsSuspense<TData = Awaited<ReturnType<typeof listInspirationItems>>, TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | NotFoundResponse>>(
 params?: ListInspirationItemsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInspirationItemsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * The server draws one of the options of the module. A module has at most one item for a day: a second
 * one answers 400 `unique` on `non_field_errors`. A module without options answers 400 `invalid` on
 * `module`.
 * @summary Create the item of a module for a day
 */
export const createInspirationItem = (
    inspirationItemInput: InspirationItemInput,
 signal?: AbortSignal
) => {


      return contentRequest<InspirationItem>(
      {url: `/api/v1/inspiration-items/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: inspirationItemInput, signal
    },
      );
    }




export const getCreateInspirationItemMutationKey = () => ['createInspirationItem'] as const;

export const getCreateInspirationItemMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationItem>>, TError,CreateInspirationItemMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createInspirationItem>>, TError,CreateInspirationItemMutationVariables, TContext> => {

const mutationKey = getCreateInspirationItemMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInspirationItem>>, CreateInspirationItemMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createInspirationItem(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateInspirationItemMutationResult = NonNullable<Awaited<ReturnType<typeof createInspirationItem>>>
    export type CreateInspirationItemMutationBody = InspirationItemInput
    export type CreateInspirationItemMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>
    export type CreateInspirationItemMutationVariables = {data: InspirationItemInput}

    /**
 * @summary Create the item of a module for a day
 */
export const useCreateInspirationItem = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationItem>>, TError,CreateInspirationItemMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInspirationItem>>,
        TError,
        CreateInspirationItemMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInspirationItemMutationOptions(options), queryClient);
    }

/**
 * The file is then sent with one PUT to `fileUploadURL`: its bytes as the body, its own type as
 * `Content-Type`. The address is opaque and may lie on another origin (an object storage); it holds
 * for a few minutes. Types and sizes of what is taken stand under `x-images`. Afterwards the `id` of the
 * upload is set as the `image` of an inspiration option. A backend with limits for each person answers
 * 400 `storage_full` or `too_many_uploads`.
 * @summary Ask for a place to send a file to
 */
export const createFileUpload = (
    fileUploadInput: FileUploadInput,
 signal?: AbortSignal
) => {


      return contentRequest<FileUpload>(
      {url: `/api/v1/file-uploads/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: fileUploadInput, signal
    },
      );
    }




export const getCreateFileUploadMutationKey = () => ['createFileUpload'] as const;

export const getCreateFileUploadMutationOptions = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFileUpload>>, TError,CreateFileUploadMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createFileUpload>>, TError,CreateFileUploadMutationVariables, TContext> => {

const mutationKey = getCreateFileUploadMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFileUpload>>, CreateFileUploadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createFileUpload(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFileUploadMutationResult = NonNullable<Awaited<ReturnType<typeof createFileUpload>>>
    export type CreateFileUploadMutationBody = FileUploadInput
    export type CreateFileUploadMutationError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>
    export type CreateFileUploadMutationVariables = {data: FileUploadInput}

    /**
 * @summary Ask for a place to send a file to
 */
export const useCreateFileUpload = <TError = ErrorType<BadRequestResponse | NotAuthenticatedResponse | PermissionDeniedResponse | UnsupportedMediaTypeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFileUpload>>, TError,CreateFileUploadMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFileUpload>>,
        TError,
        CreateFileUploadMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFileUploadMutationOptions(options), queryClient);
    }
