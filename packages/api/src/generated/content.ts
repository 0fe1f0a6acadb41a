import type {
  Csrf,
  DailyTodoItem,
  DailyTodoItemInput,
  DailyTodoItemPage,
  DailyTodoItemUpdate,
  DailyTodoOption,
  DailyTodoOptionInput,
  DailyTodoOptionPage,
  DailyTodoOptionUpdate,
  DailyTodosModule,
  DailyTodosModuleInput,
  DailyTodosModulePage,
  DailyTodosWidget,
  DailyTodosWidgetInput,
  DailyTodosWidgetPage,
  DailyTodosWidgetUpdate,
  Dashboard,
  FileUpload,
  FileUploadInput,
  InspirationItem,
  InspirationItemInput,
  InspirationItemPage,
  InspirationModule,
  InspirationModuleInput,
  InspirationModulePage,
  InspirationOption,
  InspirationOptionInput,
  InspirationOptionPage,
  InspirationOptionPatch,
  InspirationOptionUpdate,
  InspirationWidget,
  InspirationWidgetInput,
  InspirationWidgetPage,
  InspirationWidgetUpdate,
  ListDailyTodoItemsParams,
  ListDailyTodoOptionsParams,
  ListDailyTodosModulesParams,
  ListDailyTodosWidgetsParams,
  ListInspirationItemsParams,
  ListInspirationModulesParams,
  ListInspirationOptionsParams,
  ListInspirationWidgetsParams
} from './types.ts';

import {
  matchQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UnusedSkipTokenOptions
} from '@tanstack/react-query';

import { contentRequest } from '../transport/content.ts';
import type { ErrorType } from '../transport/content.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

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

export const getGetCsrfUrl = () => {

  return `/api/v1/csrf/`
}

/**
 * The answer carries `Set-Cookie` for `csrftoken`, which the client may read. Open to everybody.
 * @summary Set the csrftoken cookie
 */
export const getCsrf = async ( options?: Parameters<typeof contentRequest>[1]): Promise<Csrf> => {

  return contentRequest<Csrf>(getGetCsrfUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetCsrfQueryKey = () => {
    return [
    'api','v1','csrf'
    ] as const;
    }

export const getGetCsrfQueryOptions = <TData = Awaited<ReturnType<typeof getCsrf>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCsrfQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCsrf>>> = ({ signal }) => getCsrf({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
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
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCsrf<TData = Awaited<ReturnType<typeof getCsrf>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCsrf>>,
          TError,
          Awaited<ReturnType<typeof getCsrf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCsrf<TData = Awaited<ReturnType<typeof getCsrf>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Set the csrftoken cookie
 */

export function useGetCsrf<TData = Awaited<ReturnType<typeof getCsrf>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCsrf>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCsrfQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetWidgetsUrl = () => {

  return `/api/v1/widgets/`
}

/**
 * Not paged. Within a kind the widgets of the newest module come first, and within a module they are
 * ordered by name.
 * @summary The dashboard, every widget by kind of module
 */
export const getWidgets = async ( options?: Parameters<typeof contentRequest>[1]): Promise<Dashboard> => {

  return contentRequest<Dashboard>(getGetWidgetsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetWidgetsQueryKey = () => {
    return [
    'api','v1','widgets'
    ] as const;
    }

export const getGetWidgetsQueryOptions = <TData = Awaited<ReturnType<typeof getWidgets>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWidgetsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWidgets>>> = ({ signal }) => getWidgets({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWidgetsQueryResult = NonNullable<Awaited<ReturnType<typeof getWidgets>>>
export type GetWidgetsQueryError = ErrorType<unknown>

export function useGetWidgets<TData = Awaited<ReturnType<typeof getWidgets>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWidgets>>,
          TError,
          Awaited<ReturnType<typeof getWidgets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWidgets<TData = Awaited<ReturnType<typeof getWidgets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWidgets>>,
          TError,
          Awaited<ReturnType<typeof getWidgets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWidgets<TData = Awaited<ReturnType<typeof getWidgets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The dashboard, every widget by kind of module
 */

export function useGetWidgets<TData = Awaited<ReturnType<typeof getWidgets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWidgets>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWidgetsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListDailyTodosModulesUrl = (params?: ListDailyTodosModulesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/daily-todos-modules/?${stringifiedParams}` : `/api/v1/daily-todos-modules/`
}

/**
 * The newest module comes first.
 * @summary The daily to-dos modules, a page at a time
 */
export const listDailyTodosModules = async (params?: ListDailyTodosModulesParams, options?: Parameters<typeof contentRequest>[1]): Promise<DailyTodosModulePage> => {

  return contentRequest<DailyTodosModulePage>(getListDailyTodosModulesUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListDailyTodosModulesQueryKey = (params?: ListDailyTodosModulesParams,) => {
    return [
    'api','v1','daily-todos-modules', ...(params ? [params] : [])
    ] as const;
    }

export const getListDailyTodosModulesQueryOptions = <TData = Awaited<ReturnType<typeof listDailyTodosModules>>, TError = ErrorType<unknown>>(params?: ListDailyTodosModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDailyTodosModulesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDailyTodosModules>>> = ({ signal }) => listDailyTodosModules(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDailyTodosModulesQueryResult = NonNullable<Awaited<ReturnType<typeof listDailyTodosModules>>>
export type ListDailyTodosModulesQueryError = ErrorType<unknown>

export function useListDailyTodosModules<TData = Awaited<ReturnType<typeof listDailyTodosModules>>, TError = ErrorType<unknown>>(
 params: undefined |  ListDailyTodosModulesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodosModules>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodosModules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodosModules<TData = Awaited<ReturnType<typeof listDailyTodosModules>>, TError = ErrorType<unknown>>(
 params?: ListDailyTodosModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodosModules>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodosModules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodosModules<TData = Awaited<ReturnType<typeof listDailyTodosModules>>, TError = ErrorType<unknown>>(
 params?: ListDailyTodosModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The daily to-dos modules, a page at a time
 */

export function useListDailyTodosModules<TData = Awaited<ReturnType<typeof listDailyTodosModules>>, TError = ErrorType<unknown>>(
 params?: ListDailyTodosModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosModules>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDailyTodosModulesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateDailyTodosModuleUrl = () => {

  return `/api/v1/daily-todos-modules/`
}

/**
 * @summary Create a daily to-dos module
 */
export const createDailyTodosModule = async (dailyTodosModuleInput: DailyTodosModuleInput, options?: Parameters<typeof contentRequest>[1]): Promise<DailyTodosModule> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<DailyTodosModule>(getCreateDailyTodosModuleUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dailyTodosModuleInput)
  }
);}

export const getCreateDailyTodosModuleMutationKey = () => ['createDailyTodosModule'] as const;

export const getCreateDailyTodosModuleMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodosModule>>, TError,CreateDailyTodosModuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createDailyTodosModule>>, TError,CreateDailyTodosModuleMutationVariables, TContext> => {

const mutationKey = getCreateDailyTodosModuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDailyTodosModule>>, CreateDailyTodosModuleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDailyTodosModule(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createDailyTodosModule>>, variables: CreateDailyTodosModuleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListDailyTodosModulesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateDailyTodosModuleMutationResult = NonNullable<Awaited<ReturnType<typeof createDailyTodosModule>>>
    export type CreateDailyTodosModuleMutationBody = DailyTodosModuleInput
    export type CreateDailyTodosModuleMutationError = ErrorType<unknown>
    export type CreateDailyTodosModuleMutationVariables = {data: DailyTodosModuleInput}

    /**
 * @summary Create a daily to-dos module
 */
export const useCreateDailyTodosModule = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodosModule>>, TError,CreateDailyTodosModuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDailyTodosModule>>,
        TError,
        CreateDailyTodosModuleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateDailyTodosModuleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getGetDailyTodosModuleUrl = (id: number,) => {

  return `/api/v1/daily-todos-modules/${encodeURIComponent(String(id))}/`
}

/**
 * @summary Read a daily to-dos module
 */
export const getDailyTodosModule = async (id: number, options?: Parameters<typeof contentRequest>[1]): Promise<DailyTodosModule> => {

  return contentRequest<DailyTodosModule>(getGetDailyTodosModuleUrl(id),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetDailyTodosModuleQueryKey = (id: number,) => {
    return [
    'api','v1','daily-todos-modules',id
    ] as const;
    }

export const getGetDailyTodosModuleQueryOptions = <TData = Awaited<ReturnType<typeof getDailyTodosModule>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDailyTodosModuleQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDailyTodosModule>>> = ({ signal }) => getDailyTodosModule(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDailyTodosModuleQueryResult = NonNullable<Awaited<ReturnType<typeof getDailyTodosModule>>>
export type GetDailyTodosModuleQueryError = ErrorType<unknown>

export function useGetDailyTodosModule<TData = Awaited<ReturnType<typeof getDailyTodosModule>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailyTodosModule>>,
          TError,
          Awaited<ReturnType<typeof getDailyTodosModule>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodosModule<TData = Awaited<ReturnType<typeof getDailyTodosModule>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailyTodosModule>>,
          TError,
          Awaited<ReturnType<typeof getDailyTodosModule>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodosModule<TData = Awaited<ReturnType<typeof getDailyTodosModule>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a daily to-dos module
 */

export function useGetDailyTodosModule<TData = Awaited<ReturnType<typeof getDailyTodosModule>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosModule>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDailyTodosModuleQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateDailyTodosModuleUrl = (id: number,) => {

  return `/api/v1/daily-todos-modules/${encodeURIComponent(String(id))}/`
}

/**
 * @summary Replace what can be changed of a daily to-dos module
 */
export const updateDailyTodosModule = async (id: number,
    dailyTodosModuleInput: DailyTodosModuleInput, options?: Parameters<typeof contentRequest>[1]): Promise<DailyTodosModule> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<DailyTodosModule>(getUpdateDailyTodosModuleUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dailyTodosModuleInput)
  }
);}

export const getUpdateDailyTodosModuleMutationKey = () => ['updateDailyTodosModule'] as const;

export const getUpdateDailyTodosModuleMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodosModule>>, TError,UpdateDailyTodosModuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodosModule>>, TError,UpdateDailyTodosModuleMutationVariables, TContext> => {

const mutationKey = getUpdateDailyTodosModuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDailyTodosModule>>, UpdateDailyTodosModuleMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDailyTodosModule(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateDailyTodosModule>>, variables: UpdateDailyTodosModuleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListDailyTodosModulesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateDailyTodosModuleMutationResult = NonNullable<Awaited<ReturnType<typeof updateDailyTodosModule>>>
    export type UpdateDailyTodosModuleMutationBody = DailyTodosModuleInput
    export type UpdateDailyTodosModuleMutationError = ErrorType<unknown>
    export type UpdateDailyTodosModuleMutationVariables = {id: number;data: DailyTodosModuleInput}

    /**
 * @summary Replace what can be changed of a daily to-dos module
 */
export const useUpdateDailyTodosModule = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodosModule>>, TError,UpdateDailyTodosModuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDailyTodosModule>>,
        TError,
        UpdateDailyTodosModuleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateDailyTodosModuleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getDeleteDailyTodosModuleUrl = (id: number,) => {

  return `/api/v1/daily-todos-modules/${encodeURIComponent(String(id))}/`
}

/**
 * Its options, items and widgets are deleted with it.
 * @summary Delete a daily to-dos module
 */
export const deleteDailyTodosModule = async (id: number, options?: Parameters<typeof contentRequest>[1]): Promise<void> => {

  return contentRequest<void>(getDeleteDailyTodosModuleUrl(id),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteDailyTodosModuleMutationKey = () => ['deleteDailyTodosModule'] as const;

export const getDeleteDailyTodosModuleMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodosModule>>, TError,DeleteDailyTodosModuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodosModule>>, TError,DeleteDailyTodosModuleMutationVariables, TContext> => {

const mutationKey = getDeleteDailyTodosModuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDailyTodosModule>>, DeleteDailyTodosModuleMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDailyTodosModule(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteDailyTodosModule>>, variables: DeleteDailyTodosModuleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetWidgetsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteDailyTodosModuleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDailyTodosModule>>>

    export type DeleteDailyTodosModuleMutationError = ErrorType<unknown>
    export type DeleteDailyTodosModuleMutationVariables = {id: number}

    /**
 * @summary Delete a daily to-dos module
 */
export const useDeleteDailyTodosModule = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodosModule>>, TError,DeleteDailyTodosModuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDailyTodosModule>>,
        TError,
        DeleteDailyTodosModuleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteDailyTodosModuleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getListDailyTodoOptionsUrl = (params?: ListDailyTodoOptionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/daily-todo-options/?${stringifiedParams}` : `/api/v1/daily-todo-options/`
}

/**
 * Ordered by module (the newest first), then by name.
 * @summary The daily to-do options, a page at a time
 */
export const listDailyTodoOptions = async (params?: ListDailyTodoOptionsParams, options?: Parameters<typeof contentRequest>[1]): Promise<DailyTodoOptionPage> => {

  return contentRequest<DailyTodoOptionPage>(getListDailyTodoOptionsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListDailyTodoOptionsQueryKey = (params?: ListDailyTodoOptionsParams,) => {
    return [
    'api','v1','daily-todo-options', ...(params ? [params] : [])
    ] as const;
    }

export const getListDailyTodoOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listDailyTodoOptions>>, TError = ErrorType<unknown>>(params?: ListDailyTodoOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDailyTodoOptionsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDailyTodoOptions>>> = ({ signal }) => listDailyTodoOptions(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDailyTodoOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listDailyTodoOptions>>>
export type ListDailyTodoOptionsQueryError = ErrorType<unknown>

export function useListDailyTodoOptions<TData = Awaited<ReturnType<typeof listDailyTodoOptions>>, TError = ErrorType<unknown>>(
 params: undefined |  ListDailyTodoOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodoOptions>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodoOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodoOptions<TData = Awaited<ReturnType<typeof listDailyTodoOptions>>, TError = ErrorType<unknown>>(
 params?: ListDailyTodoOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodoOptions>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodoOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodoOptions<TData = Awaited<ReturnType<typeof listDailyTodoOptions>>, TError = ErrorType<unknown>>(
 params?: ListDailyTodoOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The daily to-do options, a page at a time
 */

export function useListDailyTodoOptions<TData = Awaited<ReturnType<typeof listDailyTodoOptions>>, TError = ErrorType<unknown>>(
 params?: ListDailyTodoOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoOptions>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDailyTodoOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateDailyTodoOptionUrl = () => {

  return `/api/v1/daily-todo-options/`
}

/**
 * @summary Create a daily to-do option
 */
export const createDailyTodoOption = async (dailyTodoOptionInput: DailyTodoOptionInput, options?: Parameters<typeof contentRequest>[1]): Promise<DailyTodoOption> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<DailyTodoOption>(getCreateDailyTodoOptionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dailyTodoOptionInput)
  }
);}

export const getCreateDailyTodoOptionMutationKey = () => ['createDailyTodoOption'] as const;

export const getCreateDailyTodoOptionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodoOption>>, TError,CreateDailyTodoOptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createDailyTodoOption>>, TError,CreateDailyTodoOptionMutationVariables, TContext> => {

const mutationKey = getCreateDailyTodoOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDailyTodoOption>>, CreateDailyTodoOptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDailyTodoOption(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createDailyTodoOption>>, variables: CreateDailyTodoOptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListDailyTodoOptionsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateDailyTodoOptionMutationResult = NonNullable<Awaited<ReturnType<typeof createDailyTodoOption>>>
    export type CreateDailyTodoOptionMutationBody = DailyTodoOptionInput
    export type CreateDailyTodoOptionMutationError = ErrorType<unknown>
    export type CreateDailyTodoOptionMutationVariables = {data: DailyTodoOptionInput}

    /**
 * @summary Create a daily to-do option
 */
export const useCreateDailyTodoOption = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodoOption>>, TError,CreateDailyTodoOptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDailyTodoOption>>,
        TError,
        CreateDailyTodoOptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateDailyTodoOptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getGetDailyTodoOptionUrl = (id: number,) => {

  return `/api/v1/daily-todo-options/${encodeURIComponent(String(id))}/`
}

/**
 * @summary Read a daily to-do option
 */
export const getDailyTodoOption = async (id: number, options?: Parameters<typeof contentRequest>[1]): Promise<DailyTodoOption> => {

  return contentRequest<DailyTodoOption>(getGetDailyTodoOptionUrl(id),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetDailyTodoOptionQueryKey = (id: number,) => {
    return [
    'api','v1','daily-todo-options',id
    ] as const;
    }

export const getGetDailyTodoOptionQueryOptions = <TData = Awaited<ReturnType<typeof getDailyTodoOption>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDailyTodoOptionQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDailyTodoOption>>> = ({ signal }) => getDailyTodoOption(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDailyTodoOptionQueryResult = NonNullable<Awaited<ReturnType<typeof getDailyTodoOption>>>
export type GetDailyTodoOptionQueryError = ErrorType<unknown>

export function useGetDailyTodoOption<TData = Awaited<ReturnType<typeof getDailyTodoOption>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailyTodoOption>>,
          TError,
          Awaited<ReturnType<typeof getDailyTodoOption>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodoOption<TData = Awaited<ReturnType<typeof getDailyTodoOption>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailyTodoOption>>,
          TError,
          Awaited<ReturnType<typeof getDailyTodoOption>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodoOption<TData = Awaited<ReturnType<typeof getDailyTodoOption>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a daily to-do option
 */

export function useGetDailyTodoOption<TData = Awaited<ReturnType<typeof getDailyTodoOption>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodoOption>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDailyTodoOptionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateDailyTodoOptionUrl = (id: number,) => {

  return `/api/v1/daily-todo-options/${encodeURIComponent(String(id))}/`
}

/**
 * An option stays in its module: `module` is not read.
 * @summary Replace what can be changed of a daily to-do option
 */
export const updateDailyTodoOption = async (id: number,
    dailyTodoOptionUpdate: DailyTodoOptionUpdate, options?: Parameters<typeof contentRequest>[1]): Promise<DailyTodoOption> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<DailyTodoOption>(getUpdateDailyTodoOptionUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dailyTodoOptionUpdate)
  }
);}

export const getUpdateDailyTodoOptionMutationKey = () => ['updateDailyTodoOption'] as const;

export const getUpdateDailyTodoOptionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodoOption>>, TError,UpdateDailyTodoOptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodoOption>>, TError,UpdateDailyTodoOptionMutationVariables, TContext> => {

const mutationKey = getUpdateDailyTodoOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDailyTodoOption>>, UpdateDailyTodoOptionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDailyTodoOption(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateDailyTodoOption>>, variables: UpdateDailyTodoOptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListDailyTodoOptionsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateDailyTodoOptionMutationResult = NonNullable<Awaited<ReturnType<typeof updateDailyTodoOption>>>
    export type UpdateDailyTodoOptionMutationBody = DailyTodoOptionUpdate
    export type UpdateDailyTodoOptionMutationError = ErrorType<unknown>
    export type UpdateDailyTodoOptionMutationVariables = {id: number;data: DailyTodoOptionUpdate}

    /**
 * @summary Replace what can be changed of a daily to-do option
 */
export const useUpdateDailyTodoOption = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodoOption>>, TError,UpdateDailyTodoOptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDailyTodoOption>>,
        TError,
        UpdateDailyTodoOptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateDailyTodoOptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getDeleteDailyTodoOptionUrl = (id: number,) => {

  return `/api/v1/daily-todo-options/${encodeURIComponent(String(id))}/`
}

/**
 * Its items are deleted with it.
 * @summary Delete a daily to-do option
 */
export const deleteDailyTodoOption = async (id: number, options?: Parameters<typeof contentRequest>[1]): Promise<void> => {

  return contentRequest<void>(getDeleteDailyTodoOptionUrl(id),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteDailyTodoOptionMutationKey = () => ['deleteDailyTodoOption'] as const;

export const getDeleteDailyTodoOptionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodoOption>>, TError,DeleteDailyTodoOptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodoOption>>, TError,DeleteDailyTodoOptionMutationVariables, TContext> => {

const mutationKey = getDeleteDailyTodoOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDailyTodoOption>>, DeleteDailyTodoOptionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDailyTodoOption(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteDailyTodoOption>>, variables: DeleteDailyTodoOptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetWidgetsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteDailyTodoOptionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDailyTodoOption>>>

    export type DeleteDailyTodoOptionMutationError = ErrorType<unknown>
    export type DeleteDailyTodoOptionMutationVariables = {id: number}

    /**
 * @summary Delete a daily to-do option
 */
export const useDeleteDailyTodoOption = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodoOption>>, TError,DeleteDailyTodoOptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDailyTodoOption>>,
        TError,
        DeleteDailyTodoOptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteDailyTodoOptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getListDailyTodosWidgetsUrl = (params?: ListDailyTodosWidgetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/daily-todos-widgets/?${stringifiedParams}` : `/api/v1/daily-todos-widgets/`
}

/**
 * Ordered by module (the newest first), then by name.
 * @summary The daily to-dos widgets, a page at a time
 */
export const listDailyTodosWidgets = async (params?: ListDailyTodosWidgetsParams, options?: Parameters<typeof contentRequest>[1]): Promise<DailyTodosWidgetPage> => {

  return contentRequest<DailyTodosWidgetPage>(getListDailyTodosWidgetsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListDailyTodosWidgetsQueryKey = (params?: ListDailyTodosWidgetsParams,) => {
    return [
    'api','v1','daily-todos-widgets', ...(params ? [params] : [])
    ] as const;
    }

export const getListDailyTodosWidgetsQueryOptions = <TData = Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError = ErrorType<unknown>>(params?: ListDailyTodosWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDailyTodosWidgetsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDailyTodosWidgets>>> = ({ signal }) => listDailyTodosWidgets(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDailyTodosWidgetsQueryResult = NonNullable<Awaited<ReturnType<typeof listDailyTodosWidgets>>>
export type ListDailyTodosWidgetsQueryError = ErrorType<unknown>

export function useListDailyTodosWidgets<TData = Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError = ErrorType<unknown>>(
 params: undefined |  ListDailyTodosWidgetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodosWidgets>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodosWidgets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodosWidgets<TData = Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError = ErrorType<unknown>>(
 params?: ListDailyTodosWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodosWidgets>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodosWidgets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodosWidgets<TData = Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError = ErrorType<unknown>>(
 params?: ListDailyTodosWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The daily to-dos widgets, a page at a time
 */

export function useListDailyTodosWidgets<TData = Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError = ErrorType<unknown>>(
 params?: ListDailyTodosWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodosWidgets>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDailyTodosWidgetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateDailyTodosWidgetUrl = () => {

  return `/api/v1/daily-todos-widgets/`
}

/**
 * @summary Create a daily to-dos widget
 */
export const createDailyTodosWidget = async (dailyTodosWidgetInput: DailyTodosWidgetInput, options?: Parameters<typeof contentRequest>[1]): Promise<DailyTodosWidget> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<DailyTodosWidget>(getCreateDailyTodosWidgetUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dailyTodosWidgetInput)
  }
);}

export const getCreateDailyTodosWidgetMutationKey = () => ['createDailyTodosWidget'] as const;

export const getCreateDailyTodosWidgetMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodosWidget>>, TError,CreateDailyTodosWidgetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createDailyTodosWidget>>, TError,CreateDailyTodosWidgetMutationVariables, TContext> => {

const mutationKey = getCreateDailyTodosWidgetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDailyTodosWidget>>, CreateDailyTodosWidgetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDailyTodosWidget(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createDailyTodosWidget>>, variables: CreateDailyTodosWidgetMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDailyTodosWidgetsQueryKey(), getGetWidgetsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateDailyTodosWidgetMutationResult = NonNullable<Awaited<ReturnType<typeof createDailyTodosWidget>>>
    export type CreateDailyTodosWidgetMutationBody = DailyTodosWidgetInput
    export type CreateDailyTodosWidgetMutationError = ErrorType<unknown>
    export type CreateDailyTodosWidgetMutationVariables = {data: DailyTodosWidgetInput}

    /**
 * @summary Create a daily to-dos widget
 */
export const useCreateDailyTodosWidget = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodosWidget>>, TError,CreateDailyTodosWidgetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDailyTodosWidget>>,
        TError,
        CreateDailyTodosWidgetMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateDailyTodosWidgetMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getGetDailyTodosWidgetUrl = (id: number,) => {

  return `/api/v1/daily-todos-widgets/${encodeURIComponent(String(id))}/`
}

/**
 * @summary Read a daily to-dos widget
 */
export const getDailyTodosWidget = async (id: number, options?: Parameters<typeof contentRequest>[1]): Promise<DailyTodosWidget> => {

  return contentRequest<DailyTodosWidget>(getGetDailyTodosWidgetUrl(id),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetDailyTodosWidgetQueryKey = (id: number,) => {
    return [
    'api','v1','daily-todos-widgets',id
    ] as const;
    }

export const getGetDailyTodosWidgetQueryOptions = <TData = Awaited<ReturnType<typeof getDailyTodosWidget>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDailyTodosWidgetQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDailyTodosWidget>>> = ({ signal }) => getDailyTodosWidget(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDailyTodosWidgetQueryResult = NonNullable<Awaited<ReturnType<typeof getDailyTodosWidget>>>
export type GetDailyTodosWidgetQueryError = ErrorType<unknown>

export function useGetDailyTodosWidget<TData = Awaited<ReturnType<typeof getDailyTodosWidget>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailyTodosWidget>>,
          TError,
          Awaited<ReturnType<typeof getDailyTodosWidget>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodosWidget<TData = Awaited<ReturnType<typeof getDailyTodosWidget>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailyTodosWidget>>,
          TError,
          Awaited<ReturnType<typeof getDailyTodosWidget>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyTodosWidget<TData = Awaited<ReturnType<typeof getDailyTodosWidget>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a daily to-dos widget
 */

export function useGetDailyTodosWidget<TData = Awaited<ReturnType<typeof getDailyTodosWidget>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyTodosWidget>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDailyTodosWidgetQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateDailyTodosWidgetUrl = (id: number,) => {

  return `/api/v1/daily-todos-widgets/${encodeURIComponent(String(id))}/`
}

/**
 * A widget stays in its module: `module` is not read.
 * @summary Replace what can be changed of a daily to-dos widget
 */
export const updateDailyTodosWidget = async (id: number,
    dailyTodosWidgetUpdate: DailyTodosWidgetUpdate, options?: Parameters<typeof contentRequest>[1]): Promise<DailyTodosWidget> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<DailyTodosWidget>(getUpdateDailyTodosWidgetUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dailyTodosWidgetUpdate)
  }
);}

export const getUpdateDailyTodosWidgetMutationKey = () => ['updateDailyTodosWidget'] as const;

export const getUpdateDailyTodosWidgetMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodosWidget>>, TError,UpdateDailyTodosWidgetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodosWidget>>, TError,UpdateDailyTodosWidgetMutationVariables, TContext> => {

const mutationKey = getUpdateDailyTodosWidgetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDailyTodosWidget>>, UpdateDailyTodosWidgetMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDailyTodosWidget(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateDailyTodosWidget>>, variables: UpdateDailyTodosWidgetMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDailyTodosWidgetsQueryKey(), getGetWidgetsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateDailyTodosWidgetMutationResult = NonNullable<Awaited<ReturnType<typeof updateDailyTodosWidget>>>
    export type UpdateDailyTodosWidgetMutationBody = DailyTodosWidgetUpdate
    export type UpdateDailyTodosWidgetMutationError = ErrorType<unknown>
    export type UpdateDailyTodosWidgetMutationVariables = {id: number;data: DailyTodosWidgetUpdate}

    /**
 * @summary Replace what can be changed of a daily to-dos widget
 */
export const useUpdateDailyTodosWidget = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodosWidget>>, TError,UpdateDailyTodosWidgetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDailyTodosWidget>>,
        TError,
        UpdateDailyTodosWidgetMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateDailyTodosWidgetMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getDeleteDailyTodosWidgetUrl = (id: number,) => {

  return `/api/v1/daily-todos-widgets/${encodeURIComponent(String(id))}/`
}

/**
 * @summary Delete a daily to-dos widget
 */
export const deleteDailyTodosWidget = async (id: number, options?: Parameters<typeof contentRequest>[1]): Promise<void> => {

  return contentRequest<void>(getDeleteDailyTodosWidgetUrl(id),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteDailyTodosWidgetMutationKey = () => ['deleteDailyTodosWidget'] as const;

export const getDeleteDailyTodosWidgetMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodosWidget>>, TError,DeleteDailyTodosWidgetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodosWidget>>, TError,DeleteDailyTodosWidgetMutationVariables, TContext> => {

const mutationKey = getDeleteDailyTodosWidgetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDailyTodosWidget>>, DeleteDailyTodosWidgetMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDailyTodosWidget(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteDailyTodosWidget>>, variables: DeleteDailyTodosWidgetMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetWidgetsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteDailyTodosWidgetMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDailyTodosWidget>>>

    export type DeleteDailyTodosWidgetMutationError = ErrorType<unknown>
    export type DeleteDailyTodosWidgetMutationVariables = {id: number}

    /**
 * @summary Delete a daily to-dos widget
 */
export const useDeleteDailyTodosWidget = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDailyTodosWidget>>, TError,DeleteDailyTodosWidgetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDailyTodosWidget>>,
        TError,
        DeleteDailyTodosWidgetMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteDailyTodosWidgetMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getListDailyTodoItemsUrl = (params?: ListDailyTodoItemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/daily-todo-items/?${stringifiedParams}` : `/api/v1/daily-todo-items/`
}

/**
 * Ordered by module (the newest first), date, then in the order of the options.
 * @summary The daily to-do items, a page at a time
 */
export const listDailyTodoItems = async (params?: ListDailyTodoItemsParams, options?: Parameters<typeof contentRequest>[1]): Promise<DailyTodoItemPage> => {

  return contentRequest<DailyTodoItemPage>(getListDailyTodoItemsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListDailyTodoItemsQueryKey = (params?: ListDailyTodoItemsParams,) => {
    return [
    'api','v1','daily-todo-items', ...(params ? [params] : [])
    ] as const;
    }

export const getListDailyTodoItemsQueryOptions = <TData = Awaited<ReturnType<typeof listDailyTodoItems>>, TError = ErrorType<unknown>>(params?: ListDailyTodoItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDailyTodoItemsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDailyTodoItems>>> = ({ signal }) => listDailyTodoItems(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDailyTodoItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listDailyTodoItems>>>
export type ListDailyTodoItemsQueryError = ErrorType<unknown>

export function useListDailyTodoItems<TData = Awaited<ReturnType<typeof listDailyTodoItems>>, TError = ErrorType<unknown>>(
 params: undefined |  ListDailyTodoItemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodoItems>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodoItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodoItems<TData = Awaited<ReturnType<typeof listDailyTodoItems>>, TError = ErrorType<unknown>>(
 params?: ListDailyTodoItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDailyTodoItems>>,
          TError,
          Awaited<ReturnType<typeof listDailyTodoItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDailyTodoItems<TData = Awaited<ReturnType<typeof listDailyTodoItems>>, TError = ErrorType<unknown>>(
 params?: ListDailyTodoItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The daily to-do items, a page at a time
 */

export function useListDailyTodoItems<TData = Awaited<ReturnType<typeof listDailyTodoItems>>, TError = ErrorType<unknown>>(
 params?: ListDailyTodoItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDailyTodoItems>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDailyTodoItemsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateDailyTodoItemUrl = () => {

  return `/api/v1/daily-todo-items/`
}

/**
 * An option has at most one item for a day. A second one answers 400 `unique` on `non_field_errors`. The
 * option must be one of the module, otherwise the answer is 400 `does_not_exist` on `option`.
 * @summary Create the item of an option for a day
 */
export const createDailyTodoItem = async (dailyTodoItemInput: DailyTodoItemInput, options?: Parameters<typeof contentRequest>[1]): Promise<DailyTodoItem> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<DailyTodoItem>(getCreateDailyTodoItemUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dailyTodoItemInput)
  }
);}

export const getCreateDailyTodoItemMutationKey = () => ['createDailyTodoItem'] as const;

export const getCreateDailyTodoItemMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodoItem>>, TError,CreateDailyTodoItemMutationVariables, TContext>, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createDailyTodoItem>>, TError,CreateDailyTodoItemMutationVariables, TContext> => {

const mutationKey = getCreateDailyTodoItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDailyTodoItem>>, CreateDailyTodoItemMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDailyTodoItem(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateDailyTodoItemMutationResult = NonNullable<Awaited<ReturnType<typeof createDailyTodoItem>>>
    export type CreateDailyTodoItemMutationBody = DailyTodoItemInput
    export type CreateDailyTodoItemMutationError = ErrorType<unknown>
    export type CreateDailyTodoItemMutationVariables = {data: DailyTodoItemInput}

    /**
 * @summary Create the item of an option for a day
 */
export const useCreateDailyTodoItem = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDailyTodoItem>>, TError,CreateDailyTodoItemMutationVariables, TContext>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDailyTodoItem>>,
        TError,
        CreateDailyTodoItemMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDailyTodoItemMutationOptions(options), queryClient);
    }

export const getUpdateDailyTodoItemUrl = (id: number,) => {

  return `/api/v1/daily-todo-items/${encodeURIComponent(String(id))}/`
}

/**
 * Only `status` can change; everything else in the body is ignored.
 * @summary Set the status of an item
 */
export const updateDailyTodoItem = async (id: number,
    dailyTodoItemUpdate: DailyTodoItemUpdate, options?: Parameters<typeof contentRequest>[1]): Promise<DailyTodoItem> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<DailyTodoItem>(getUpdateDailyTodoItemUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dailyTodoItemUpdate)
  }
);}

export const getUpdateDailyTodoItemMutationKey = () => ['updateDailyTodoItem'] as const;

export const getUpdateDailyTodoItemMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodoItem>>, TError,UpdateDailyTodoItemMutationVariables, TContext>, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodoItem>>, TError,UpdateDailyTodoItemMutationVariables, TContext> => {

const mutationKey = getUpdateDailyTodoItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDailyTodoItem>>, UpdateDailyTodoItemMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDailyTodoItem(id,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateDailyTodoItemMutationResult = NonNullable<Awaited<ReturnType<typeof updateDailyTodoItem>>>
    export type UpdateDailyTodoItemMutationBody = DailyTodoItemUpdate
    export type UpdateDailyTodoItemMutationError = ErrorType<unknown>
    export type UpdateDailyTodoItemMutationVariables = {id: number;data: DailyTodoItemUpdate}

    /**
 * @summary Set the status of an item
 */
export const useUpdateDailyTodoItem = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDailyTodoItem>>, TError,UpdateDailyTodoItemMutationVariables, TContext>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDailyTodoItem>>,
        TError,
        UpdateDailyTodoItemMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDailyTodoItemMutationOptions(options), queryClient);
    }

export const getListInspirationModulesUrl = (params?: ListInspirationModulesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/inspiration-modules/?${stringifiedParams}` : `/api/v1/inspiration-modules/`
}

/**
 * The newest module comes first.
 * @summary The inspiration modules, a page at a time
 */
export const listInspirationModules = async (params?: ListInspirationModulesParams, options?: Parameters<typeof contentRequest>[1]): Promise<InspirationModulePage> => {

  return contentRequest<InspirationModulePage>(getListInspirationModulesUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListInspirationModulesQueryKey = (params?: ListInspirationModulesParams,) => {
    return [
    'api','v1','inspiration-modules', ...(params ? [params] : [])
    ] as const;
    }

export const getListInspirationModulesQueryOptions = <TData = Awaited<ReturnType<typeof listInspirationModules>>, TError = ErrorType<unknown>>(params?: ListInspirationModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInspirationModulesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInspirationModules>>> = ({ signal }) => listInspirationModules(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInspirationModulesQueryResult = NonNullable<Awaited<ReturnType<typeof listInspirationModules>>>
export type ListInspirationModulesQueryError = ErrorType<unknown>

export function useListInspirationModules<TData = Awaited<ReturnType<typeof listInspirationModules>>, TError = ErrorType<unknown>>(
 params: undefined |  ListInspirationModulesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationModules>>,
          TError,
          Awaited<ReturnType<typeof listInspirationModules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationModules<TData = Awaited<ReturnType<typeof listInspirationModules>>, TError = ErrorType<unknown>>(
 params?: ListInspirationModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationModules>>,
          TError,
          Awaited<ReturnType<typeof listInspirationModules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationModules<TData = Awaited<ReturnType<typeof listInspirationModules>>, TError = ErrorType<unknown>>(
 params?: ListInspirationModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The inspiration modules, a page at a time
 */

export function useListInspirationModules<TData = Awaited<ReturnType<typeof listInspirationModules>>, TError = ErrorType<unknown>>(
 params?: ListInspirationModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationModules>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInspirationModulesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateInspirationModuleUrl = () => {

  return `/api/v1/inspiration-modules/`
}

/**
 * @summary Create an inspiration module
 */
export const createInspirationModule = async (inspirationModuleInput: InspirationModuleInput, options?: Parameters<typeof contentRequest>[1]): Promise<InspirationModule> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<InspirationModule>(getCreateInspirationModuleUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(inspirationModuleInput)
  }
);}

export const getCreateInspirationModuleMutationKey = () => ['createInspirationModule'] as const;

export const getCreateInspirationModuleMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationModule>>, TError,CreateInspirationModuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createInspirationModule>>, TError,CreateInspirationModuleMutationVariables, TContext> => {

const mutationKey = getCreateInspirationModuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInspirationModule>>, CreateInspirationModuleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createInspirationModule(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createInspirationModule>>, variables: CreateInspirationModuleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListInspirationModulesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateInspirationModuleMutationResult = NonNullable<Awaited<ReturnType<typeof createInspirationModule>>>
    export type CreateInspirationModuleMutationBody = InspirationModuleInput
    export type CreateInspirationModuleMutationError = ErrorType<unknown>
    export type CreateInspirationModuleMutationVariables = {data: InspirationModuleInput}

    /**
 * @summary Create an inspiration module
 */
export const useCreateInspirationModule = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationModule>>, TError,CreateInspirationModuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInspirationModule>>,
        TError,
        CreateInspirationModuleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateInspirationModuleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getGetInspirationModuleUrl = (id: number,) => {

  return `/api/v1/inspiration-modules/${encodeURIComponent(String(id))}/`
}

/**
 * @summary Read an inspiration module
 */
export const getInspirationModule = async (id: number, options?: Parameters<typeof contentRequest>[1]): Promise<InspirationModule> => {

  return contentRequest<InspirationModule>(getGetInspirationModuleUrl(id),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetInspirationModuleQueryKey = (id: number,) => {
    return [
    'api','v1','inspiration-modules',id
    ] as const;
    }

export const getGetInspirationModuleQueryOptions = <TData = Awaited<ReturnType<typeof getInspirationModule>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInspirationModuleQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInspirationModule>>> = ({ signal }) => getInspirationModule(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInspirationModuleQueryResult = NonNullable<Awaited<ReturnType<typeof getInspirationModule>>>
export type GetInspirationModuleQueryError = ErrorType<unknown>

export function useGetInspirationModule<TData = Awaited<ReturnType<typeof getInspirationModule>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInspirationModule>>,
          TError,
          Awaited<ReturnType<typeof getInspirationModule>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationModule<TData = Awaited<ReturnType<typeof getInspirationModule>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInspirationModule>>,
          TError,
          Awaited<ReturnType<typeof getInspirationModule>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationModule<TData = Awaited<ReturnType<typeof getInspirationModule>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an inspiration module
 */

export function useGetInspirationModule<TData = Awaited<ReturnType<typeof getInspirationModule>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationModule>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInspirationModuleQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateInspirationModuleUrl = (id: number,) => {

  return `/api/v1/inspiration-modules/${encodeURIComponent(String(id))}/`
}

/**
 * @summary Replace what can be changed of an inspiration module
 */
export const updateInspirationModule = async (id: number,
    inspirationModuleInput: InspirationModuleInput, options?: Parameters<typeof contentRequest>[1]): Promise<InspirationModule> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<InspirationModule>(getUpdateInspirationModuleUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(inspirationModuleInput)
  }
);}

export const getUpdateInspirationModuleMutationKey = () => ['updateInspirationModule'] as const;

export const getUpdateInspirationModuleMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInspirationModule>>, TError,UpdateInspirationModuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateInspirationModule>>, TError,UpdateInspirationModuleMutationVariables, TContext> => {

const mutationKey = getUpdateInspirationModuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateInspirationModule>>, UpdateInspirationModuleMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateInspirationModule(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateInspirationModule>>, variables: UpdateInspirationModuleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListInspirationModulesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateInspirationModuleMutationResult = NonNullable<Awaited<ReturnType<typeof updateInspirationModule>>>
    export type UpdateInspirationModuleMutationBody = InspirationModuleInput
    export type UpdateInspirationModuleMutationError = ErrorType<unknown>
    export type UpdateInspirationModuleMutationVariables = {id: number;data: InspirationModuleInput}

    /**
 * @summary Replace what can be changed of an inspiration module
 */
export const useUpdateInspirationModule = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInspirationModule>>, TError,UpdateInspirationModuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateInspirationModule>>,
        TError,
        UpdateInspirationModuleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateInspirationModuleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getDeleteInspirationModuleUrl = (id: number,) => {

  return `/api/v1/inspiration-modules/${encodeURIComponent(String(id))}/`
}

/**
 * Its options, items and widgets are deleted with it.
 * @summary Delete an inspiration module
 */
export const deleteInspirationModule = async (id: number, options?: Parameters<typeof contentRequest>[1]): Promise<void> => {

  return contentRequest<void>(getDeleteInspirationModuleUrl(id),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteInspirationModuleMutationKey = () => ['deleteInspirationModule'] as const;

export const getDeleteInspirationModuleMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationModule>>, TError,DeleteInspirationModuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationModule>>, TError,DeleteInspirationModuleMutationVariables, TContext> => {

const mutationKey = getDeleteInspirationModuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteInspirationModule>>, DeleteInspirationModuleMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteInspirationModule(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteInspirationModule>>, variables: DeleteInspirationModuleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetWidgetsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteInspirationModuleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteInspirationModule>>>

    export type DeleteInspirationModuleMutationError = ErrorType<unknown>
    export type DeleteInspirationModuleMutationVariables = {id: number}

    /**
 * @summary Delete an inspiration module
 */
export const useDeleteInspirationModule = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationModule>>, TError,DeleteInspirationModuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteInspirationModule>>,
        TError,
        DeleteInspirationModuleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteInspirationModuleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getListInspirationOptionsUrl = (params?: ListInspirationOptionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/inspiration-options/?${stringifiedParams}` : `/api/v1/inspiration-options/`
}

/**
 * Ordered by module (the newest first), then by type, then by name.
 * @summary The inspiration options, a page at a time
 */
export const listInspirationOptions = async (params?: ListInspirationOptionsParams, options?: Parameters<typeof contentRequest>[1]): Promise<InspirationOptionPage> => {

  return contentRequest<InspirationOptionPage>(getListInspirationOptionsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListInspirationOptionsQueryKey = (params?: ListInspirationOptionsParams,) => {
    return [
    'api','v1','inspiration-options', ...(params ? [params] : [])
    ] as const;
    }

export const getListInspirationOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listInspirationOptions>>, TError = ErrorType<unknown>>(params?: ListInspirationOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInspirationOptionsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInspirationOptions>>> = ({ signal }) => listInspirationOptions(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInspirationOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listInspirationOptions>>>
export type ListInspirationOptionsQueryError = ErrorType<unknown>

export function useListInspirationOptions<TData = Awaited<ReturnType<typeof listInspirationOptions>>, TError = ErrorType<unknown>>(
 params: undefined |  ListInspirationOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationOptions>>,
          TError,
          Awaited<ReturnType<typeof listInspirationOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationOptions<TData = Awaited<ReturnType<typeof listInspirationOptions>>, TError = ErrorType<unknown>>(
 params?: ListInspirationOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationOptions>>,
          TError,
          Awaited<ReturnType<typeof listInspirationOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationOptions<TData = Awaited<ReturnType<typeof listInspirationOptions>>, TError = ErrorType<unknown>>(
 params?: ListInspirationOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The inspiration options, a page at a time
 */

export function useListInspirationOptions<TData = Awaited<ReturnType<typeof listInspirationOptions>>, TError = ErrorType<unknown>>(
 params?: ListInspirationOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationOptions>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInspirationOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateInspirationOptionUrl = () => {

  return `/api/v1/inspiration-options/`
}

/**
 * `text` is required when the type is `text` (400 `required` on `text`). An image option may be created
 * without its image, which is set by a PATCH after the upload.
 * @summary Create an inspiration option
 */
export const createInspirationOption = async (inspirationOptionInput: InspirationOptionInput, options?: Parameters<typeof contentRequest>[1]): Promise<InspirationOption> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<InspirationOption>(getCreateInspirationOptionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(inspirationOptionInput)
  }
);}

export const getCreateInspirationOptionMutationKey = () => ['createInspirationOption'] as const;

export const getCreateInspirationOptionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationOption>>, TError,CreateInspirationOptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createInspirationOption>>, TError,CreateInspirationOptionMutationVariables, TContext> => {

const mutationKey = getCreateInspirationOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInspirationOption>>, CreateInspirationOptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createInspirationOption(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createInspirationOption>>, variables: CreateInspirationOptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListInspirationOptionsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateInspirationOptionMutationResult = NonNullable<Awaited<ReturnType<typeof createInspirationOption>>>
    export type CreateInspirationOptionMutationBody = InspirationOptionInput
    export type CreateInspirationOptionMutationError = ErrorType<unknown>
    export type CreateInspirationOptionMutationVariables = {data: InspirationOptionInput}

    /**
 * @summary Create an inspiration option
 */
export const useCreateInspirationOption = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationOption>>, TError,CreateInspirationOptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInspirationOption>>,
        TError,
        CreateInspirationOptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateInspirationOptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getGetInspirationOptionUrl = (id: number,) => {

  return `/api/v1/inspiration-options/${encodeURIComponent(String(id))}/`
}

/**
 * @summary Read an inspiration option
 */
export const getInspirationOption = async (id: number, options?: Parameters<typeof contentRequest>[1]): Promise<InspirationOption> => {

  return contentRequest<InspirationOption>(getGetInspirationOptionUrl(id),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetInspirationOptionQueryKey = (id: number,) => {
    return [
    'api','v1','inspiration-options',id
    ] as const;
    }

export const getGetInspirationOptionQueryOptions = <TData = Awaited<ReturnType<typeof getInspirationOption>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInspirationOptionQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInspirationOption>>> = ({ signal }) => getInspirationOption(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInspirationOptionQueryResult = NonNullable<Awaited<ReturnType<typeof getInspirationOption>>>
export type GetInspirationOptionQueryError = ErrorType<unknown>

export function useGetInspirationOption<TData = Awaited<ReturnType<typeof getInspirationOption>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInspirationOption>>,
          TError,
          Awaited<ReturnType<typeof getInspirationOption>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationOption<TData = Awaited<ReturnType<typeof getInspirationOption>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInspirationOption>>,
          TError,
          Awaited<ReturnType<typeof getInspirationOption>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationOption<TData = Awaited<ReturnType<typeof getInspirationOption>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an inspiration option
 */

export function useGetInspirationOption<TData = Awaited<ReturnType<typeof getInspirationOption>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationOption>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInspirationOptionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateInspirationOptionUrl = (id: number,) => {

  return `/api/v1/inspiration-options/${encodeURIComponent(String(id))}/`
}

/**
 * An option stays in its module: `module` is not read. A `text` or `image` that is left out keeps its
 * value; `text` is required (400 `required`) when the type is `text` and there is none yet.
 * @summary Replace what can be changed of an inspiration option
 */
export const updateInspirationOption = async (id: number,
    inspirationOptionUpdate: InspirationOptionUpdate, options?: Parameters<typeof contentRequest>[1]): Promise<InspirationOption> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<InspirationOption>(getUpdateInspirationOptionUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(inspirationOptionUpdate)
  }
);}

export const getUpdateInspirationOptionMutationKey = () => ['updateInspirationOption'] as const;

export const getUpdateInspirationOptionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInspirationOption>>, TError,UpdateInspirationOptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateInspirationOption>>, TError,UpdateInspirationOptionMutationVariables, TContext> => {

const mutationKey = getUpdateInspirationOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateInspirationOption>>, UpdateInspirationOptionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateInspirationOption(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateInspirationOption>>, variables: UpdateInspirationOptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListInspirationOptionsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateInspirationOptionMutationResult = NonNullable<Awaited<ReturnType<typeof updateInspirationOption>>>
    export type UpdateInspirationOptionMutationBody = InspirationOptionUpdate
    export type UpdateInspirationOptionMutationError = ErrorType<unknown>
    export type UpdateInspirationOptionMutationVariables = {id: number;data: InspirationOptionUpdate}

    /**
 * @summary Replace what can be changed of an inspiration option
 */
export const useUpdateInspirationOption = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInspirationOption>>, TError,UpdateInspirationOptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateInspirationOption>>,
        TError,
        UpdateInspirationOptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateInspirationOptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getPatchInspirationOptionUrl = (id: number,) => {

  return `/api/v1/inspiration-options/${encodeURIComponent(String(id))}/`
}

/**
 * Used to set the image after its upload. Members that are left out keep their values; a change to type
 * `text` of an option without a text answers 400 `required` on `text`.
 * @summary Change some members of an inspiration option
 */
export const patchInspirationOption = async (id: number,
    inspirationOptionPatch: InspirationOptionPatch, options?: Parameters<typeof contentRequest>[1]): Promise<InspirationOption> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<InspirationOption>(getPatchInspirationOptionUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(inspirationOptionPatch)
  }
);}

export const getPatchInspirationOptionMutationKey = () => ['patchInspirationOption'] as const;

export const getPatchInspirationOptionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchInspirationOption>>, TError,PatchInspirationOptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof patchInspirationOption>>, TError,PatchInspirationOptionMutationVariables, TContext> => {

const mutationKey = getPatchInspirationOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof patchInspirationOption>>, PatchInspirationOptionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  patchInspirationOption(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof patchInspirationOption>>, variables: PatchInspirationOptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListInspirationOptionsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type PatchInspirationOptionMutationResult = NonNullable<Awaited<ReturnType<typeof patchInspirationOption>>>
    export type PatchInspirationOptionMutationBody = InspirationOptionPatch
    export type PatchInspirationOptionMutationError = ErrorType<unknown>
    export type PatchInspirationOptionMutationVariables = {id: number;data: InspirationOptionPatch}

    /**
 * @summary Change some members of an inspiration option
 */
export const usePatchInspirationOption = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchInspirationOption>>, TError,PatchInspirationOptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof patchInspirationOption>>,
        TError,
        PatchInspirationOptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPatchInspirationOptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getDeleteInspirationOptionUrl = (id: number,) => {

  return `/api/v1/inspiration-options/${encodeURIComponent(String(id))}/`
}

/**
 * Its items are deleted with it.
 * @summary Delete an inspiration option
 */
export const deleteInspirationOption = async (id: number, options?: Parameters<typeof contentRequest>[1]): Promise<void> => {

  return contentRequest<void>(getDeleteInspirationOptionUrl(id),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteInspirationOptionMutationKey = () => ['deleteInspirationOption'] as const;

export const getDeleteInspirationOptionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationOption>>, TError,DeleteInspirationOptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationOption>>, TError,DeleteInspirationOptionMutationVariables, TContext> => {

const mutationKey = getDeleteInspirationOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteInspirationOption>>, DeleteInspirationOptionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteInspirationOption(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteInspirationOption>>, variables: DeleteInspirationOptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetWidgetsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteInspirationOptionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteInspirationOption>>>

    export type DeleteInspirationOptionMutationError = ErrorType<unknown>
    export type DeleteInspirationOptionMutationVariables = {id: number}

    /**
 * @summary Delete an inspiration option
 */
export const useDeleteInspirationOption = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationOption>>, TError,DeleteInspirationOptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteInspirationOption>>,
        TError,
        DeleteInspirationOptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteInspirationOptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getListInspirationWidgetsUrl = (params?: ListInspirationWidgetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/inspiration-widgets/?${stringifiedParams}` : `/api/v1/inspiration-widgets/`
}

/**
 * Ordered by module (the newest first), then by name.
 * @summary The inspiration widgets, a page at a time
 */
export const listInspirationWidgets = async (params?: ListInspirationWidgetsParams, options?: Parameters<typeof contentRequest>[1]): Promise<InspirationWidgetPage> => {

  return contentRequest<InspirationWidgetPage>(getListInspirationWidgetsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListInspirationWidgetsQueryKey = (params?: ListInspirationWidgetsParams,) => {
    return [
    'api','v1','inspiration-widgets', ...(params ? [params] : [])
    ] as const;
    }

export const getListInspirationWidgetsQueryOptions = <TData = Awaited<ReturnType<typeof listInspirationWidgets>>, TError = ErrorType<unknown>>(params?: ListInspirationWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInspirationWidgetsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInspirationWidgets>>> = ({ signal }) => listInspirationWidgets(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInspirationWidgetsQueryResult = NonNullable<Awaited<ReturnType<typeof listInspirationWidgets>>>
export type ListInspirationWidgetsQueryError = ErrorType<unknown>

export function useListInspirationWidgets<TData = Awaited<ReturnType<typeof listInspirationWidgets>>, TError = ErrorType<unknown>>(
 params: undefined |  ListInspirationWidgetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationWidgets>>,
          TError,
          Awaited<ReturnType<typeof listInspirationWidgets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationWidgets<TData = Awaited<ReturnType<typeof listInspirationWidgets>>, TError = ErrorType<unknown>>(
 params?: ListInspirationWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationWidgets>>,
          TError,
          Awaited<ReturnType<typeof listInspirationWidgets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationWidgets<TData = Awaited<ReturnType<typeof listInspirationWidgets>>, TError = ErrorType<unknown>>(
 params?: ListInspirationWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The inspiration widgets, a page at a time
 */

export function useListInspirationWidgets<TData = Awaited<ReturnType<typeof listInspirationWidgets>>, TError = ErrorType<unknown>>(
 params?: ListInspirationWidgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationWidgets>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInspirationWidgetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateInspirationWidgetUrl = () => {

  return `/api/v1/inspiration-widgets/`
}

/**
 * @summary Create an inspiration widget
 */
export const createInspirationWidget = async (inspirationWidgetInput: InspirationWidgetInput, options?: Parameters<typeof contentRequest>[1]): Promise<InspirationWidget> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<InspirationWidget>(getCreateInspirationWidgetUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(inspirationWidgetInput)
  }
);}

export const getCreateInspirationWidgetMutationKey = () => ['createInspirationWidget'] as const;

export const getCreateInspirationWidgetMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationWidget>>, TError,CreateInspirationWidgetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createInspirationWidget>>, TError,CreateInspirationWidgetMutationVariables, TContext> => {

const mutationKey = getCreateInspirationWidgetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInspirationWidget>>, CreateInspirationWidgetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createInspirationWidget(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createInspirationWidget>>, variables: CreateInspirationWidgetMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListInspirationWidgetsQueryKey(), getGetWidgetsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateInspirationWidgetMutationResult = NonNullable<Awaited<ReturnType<typeof createInspirationWidget>>>
    export type CreateInspirationWidgetMutationBody = InspirationWidgetInput
    export type CreateInspirationWidgetMutationError = ErrorType<unknown>
    export type CreateInspirationWidgetMutationVariables = {data: InspirationWidgetInput}

    /**
 * @summary Create an inspiration widget
 */
export const useCreateInspirationWidget = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationWidget>>, TError,CreateInspirationWidgetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInspirationWidget>>,
        TError,
        CreateInspirationWidgetMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateInspirationWidgetMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getGetInspirationWidgetUrl = (id: number,) => {

  return `/api/v1/inspiration-widgets/${encodeURIComponent(String(id))}/`
}

/**
 * @summary Read an inspiration widget
 */
export const getInspirationWidget = async (id: number, options?: Parameters<typeof contentRequest>[1]): Promise<InspirationWidget> => {

  return contentRequest<InspirationWidget>(getGetInspirationWidgetUrl(id),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetInspirationWidgetQueryKey = (id: number,) => {
    return [
    'api','v1','inspiration-widgets',id
    ] as const;
    }

export const getGetInspirationWidgetQueryOptions = <TData = Awaited<ReturnType<typeof getInspirationWidget>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInspirationWidgetQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInspirationWidget>>> = ({ signal }) => getInspirationWidget(id, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInspirationWidgetQueryResult = NonNullable<Awaited<ReturnType<typeof getInspirationWidget>>>
export type GetInspirationWidgetQueryError = ErrorType<unknown>

export function useGetInspirationWidget<TData = Awaited<ReturnType<typeof getInspirationWidget>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInspirationWidget>>,
          TError,
          Awaited<ReturnType<typeof getInspirationWidget>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationWidget<TData = Awaited<ReturnType<typeof getInspirationWidget>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInspirationWidget>>,
          TError,
          Awaited<ReturnType<typeof getInspirationWidget>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInspirationWidget<TData = Awaited<ReturnType<typeof getInspirationWidget>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an inspiration widget
 */

export function useGetInspirationWidget<TData = Awaited<ReturnType<typeof getInspirationWidget>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInspirationWidget>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInspirationWidgetQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateInspirationWidgetUrl = (id: number,) => {

  return `/api/v1/inspiration-widgets/${encodeURIComponent(String(id))}/`
}

/**
 * A widget stays in its module: `module` is not read.
 * @summary Replace what can be changed of an inspiration widget
 */
export const updateInspirationWidget = async (id: number,
    inspirationWidgetUpdate: InspirationWidgetUpdate, options?: Parameters<typeof contentRequest>[1]): Promise<InspirationWidget> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<InspirationWidget>(getUpdateInspirationWidgetUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(inspirationWidgetUpdate)
  }
);}

export const getUpdateInspirationWidgetMutationKey = () => ['updateInspirationWidget'] as const;

export const getUpdateInspirationWidgetMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInspirationWidget>>, TError,UpdateInspirationWidgetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof updateInspirationWidget>>, TError,UpdateInspirationWidgetMutationVariables, TContext> => {

const mutationKey = getUpdateInspirationWidgetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateInspirationWidget>>, UpdateInspirationWidgetMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateInspirationWidget(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateInspirationWidget>>, variables: UpdateInspirationWidgetMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListInspirationWidgetsQueryKey(), getGetWidgetsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateInspirationWidgetMutationResult = NonNullable<Awaited<ReturnType<typeof updateInspirationWidget>>>
    export type UpdateInspirationWidgetMutationBody = InspirationWidgetUpdate
    export type UpdateInspirationWidgetMutationError = ErrorType<unknown>
    export type UpdateInspirationWidgetMutationVariables = {id: number;data: InspirationWidgetUpdate}

    /**
 * @summary Replace what can be changed of an inspiration widget
 */
export const useUpdateInspirationWidget = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInspirationWidget>>, TError,UpdateInspirationWidgetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateInspirationWidget>>,
        TError,
        UpdateInspirationWidgetMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateInspirationWidgetMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getDeleteInspirationWidgetUrl = (id: number,) => {

  return `/api/v1/inspiration-widgets/${encodeURIComponent(String(id))}/`
}

/**
 * @summary Delete an inspiration widget
 */
export const deleteInspirationWidget = async (id: number, options?: Parameters<typeof contentRequest>[1]): Promise<void> => {

  return contentRequest<void>(getDeleteInspirationWidgetUrl(id),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteInspirationWidgetMutationKey = () => ['deleteInspirationWidget'] as const;

export const getDeleteInspirationWidgetMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationWidget>>, TError,DeleteInspirationWidgetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationWidget>>, TError,DeleteInspirationWidgetMutationVariables, TContext> => {

const mutationKey = getDeleteInspirationWidgetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteInspirationWidget>>, DeleteInspirationWidgetMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteInspirationWidget(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteInspirationWidget>>, variables: DeleteInspirationWidgetMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetWidgetsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteInspirationWidgetMutationResult = NonNullable<Awaited<ReturnType<typeof deleteInspirationWidget>>>

    export type DeleteInspirationWidgetMutationError = ErrorType<unknown>
    export type DeleteInspirationWidgetMutationVariables = {id: number}

    /**
 * @summary Delete an inspiration widget
 */
export const useDeleteInspirationWidget = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInspirationWidget>>, TError,DeleteInspirationWidgetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteInspirationWidget>>,
        TError,
        DeleteInspirationWidgetMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteInspirationWidgetMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

export const getListInspirationItemsUrl = (params?: ListInspirationItemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/inspiration-items/?${stringifiedParams}` : `/api/v1/inspiration-items/`
}

/**
 * Ordered by module (the newest first), then by date.
 * @summary The inspiration items, a page at a time
 */
export const listInspirationItems = async (params?: ListInspirationItemsParams, options?: Parameters<typeof contentRequest>[1]): Promise<InspirationItemPage> => {

  return contentRequest<InspirationItemPage>(getListInspirationItemsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListInspirationItemsQueryKey = (params?: ListInspirationItemsParams,) => {
    return [
    'api','v1','inspiration-items', ...(params ? [params] : [])
    ] as const;
    }

export const getListInspirationItemsQueryOptions = <TData = Awaited<ReturnType<typeof listInspirationItems>>, TError = ErrorType<unknown>>(params?: ListInspirationItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInspirationItemsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInspirationItems>>> = ({ signal }) => listInspirationItems(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UnusedSkipTokenOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInspirationItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listInspirationItems>>>
export type ListInspirationItemsQueryError = ErrorType<unknown>

export function useListInspirationItems<TData = Awaited<ReturnType<typeof listInspirationItems>>, TError = ErrorType<unknown>>(
 params: undefined |  ListInspirationItemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationItems>>,
          TError,
          Awaited<ReturnType<typeof listInspirationItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationItems<TData = Awaited<ReturnType<typeof listInspirationItems>>, TError = ErrorType<unknown>>(
 params?: ListInspirationItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInspirationItems>>,
          TError,
          Awaited<ReturnType<typeof listInspirationItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInspirationItems<TData = Awaited<ReturnType<typeof listInspirationItems>>, TError = ErrorType<unknown>>(
 params?: ListInspirationItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The inspiration items, a page at a time
 */

export function useListInspirationItems<TData = Awaited<ReturnType<typeof listInspirationItems>>, TError = ErrorType<unknown>>(
 params?: ListInspirationItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInspirationItems>>, TError, TData>>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInspirationItemsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateInspirationItemUrl = () => {

  return `/api/v1/inspiration-items/`
}

/**
 * The server draws one of the options of the module. A module has at most one item for a day: a second
 * one answers 400 `unique` on `non_field_errors`. A module without options answers 400 `invalid` on
 * `module`.
 * @summary Create the item of a module for a day
 */
export const createInspirationItem = async (inspirationItemInput: InspirationItemInput, options?: Parameters<typeof contentRequest>[1]): Promise<InspirationItem> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<InspirationItem>(getCreateInspirationItemUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(inspirationItemInput)
  }
);}

export const getCreateInspirationItemMutationKey = () => ['createInspirationItem'] as const;

export const getCreateInspirationItemMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationItem>>, TError,CreateInspirationItemMutationVariables, TContext>, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createInspirationItem>>, TError,CreateInspirationItemMutationVariables, TContext> => {

const mutationKey = getCreateInspirationItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInspirationItem>>, CreateInspirationItemMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createInspirationItem(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateInspirationItemMutationResult = NonNullable<Awaited<ReturnType<typeof createInspirationItem>>>
    export type CreateInspirationItemMutationBody = InspirationItemInput
    export type CreateInspirationItemMutationError = ErrorType<unknown>
    export type CreateInspirationItemMutationVariables = {data: InspirationItemInput}

    /**
 * @summary Create the item of a module for a day
 */
export const useCreateInspirationItem = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInspirationItem>>, TError,CreateInspirationItemMutationVariables, TContext>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInspirationItem>>,
        TError,
        CreateInspirationItemMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInspirationItemMutationOptions(options), queryClient);
    }

export const getCreateFileUploadUrl = () => {

  return `/api/v1/file-uploads/`
}

/**
 * The file is then sent with one PUT to `fileUploadURL`: its bytes as the body, its own type as
 * `Content-Type`. The address is opaque and may lie on another origin (an object storage); it holds
 * for a few minutes. A file may have at most 10485760 bytes. Afterwards the `id` of the ticket is set
 * as the `image` of an inspiration option.
 * @summary Ask for a place to send a file to
 */
export const createFileUpload = async (fileUploadInput: FileUploadInput, options?: Parameters<typeof contentRequest>[1]): Promise<FileUpload> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return contentRequest<FileUpload>(getCreateFileUploadUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(fileUploadInput)
  }
);}

export const getCreateFileUploadMutationKey = () => ['createFileUpload'] as const;

export const getCreateFileUploadMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFileUpload>>, TError,CreateFileUploadMutationVariables, TContext>, request?: SecondParameter<typeof contentRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createFileUpload>>, TError,CreateFileUploadMutationVariables, TContext> => {

const mutationKey = getCreateFileUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFileUpload>>, CreateFileUploadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createFileUpload(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateFileUploadMutationResult = NonNullable<Awaited<ReturnType<typeof createFileUpload>>>
    export type CreateFileUploadMutationBody = FileUploadInput
    export type CreateFileUploadMutationError = ErrorType<unknown>
    export type CreateFileUploadMutationVariables = {data: FileUploadInput}

    /**
 * @summary Ask for a place to send a file to
 */
export const useCreateFileUpload = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFileUpload>>, TError,CreateFileUploadMutationVariables, TContext>, request?: SecondParameter<typeof contentRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFileUpload>>,
        TError,
        CreateFileUploadMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFileUploadMutationOptions(options), queryClient);
    }
