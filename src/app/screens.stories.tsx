import { configureApi, type User } from '@daymark/api'
import { checkAnswer } from '@daymark/api/schemas'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { createMemoryRouter } from 'react-router-dom'
import { addDays, dayNow } from '../lib/days/days.ts'
import { chooseLanguage } from '../lib/i18n/i18n.ts'
import { queryClient } from '../lib/query/queryClient.ts'
import { refreshSession } from '../lib/session/sessionStore.ts'
import { paths } from '../paths.ts'
import { App } from './App.tsx'
import { preloadSignedInParts } from './AppLayout.tsx'
import { routeTree } from './router.tsx'
import { startTexts } from './start/startTexts.ts'
import { serveStory, type StoryData } from './testing/storyServer.ts'

interface ScreenProps {
  /** The address of the page. */
  path: string
  /** What the server knows. */
  data: StoryData
  /** The heading of the page, in English. */
  heading: string
}

let textsStarted: Promise<void> | undefined

function Screen({ path }: ScreenProps) {
  const router = useMemo(() => createMemoryRouter(routeTree, { initialEntries: [path] }), [path])
  return <App router={router} onShown={() => undefined} />
}

/** The real screens, with a server that is made up. They can be used: what is ticked, added or renamed stays so. */
const meta = {
  title: 'Screens',
  component: Screen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '44rem' } } },
  loaders: [
    async ({ args, globals }) => {
      serveStory(args.data)
      configureApi({ checkAnswer, readCookies: () => 'csrftoken=story' })
      queryClient.clear()
      await (textsStarted ??= startTexts())
      await chooseLanguage(globals['locale'] === 'nl-NL' ? 'nl' : 'en-GB')
      await Promise.all([refreshSession(), args.data.user && preloadSignedInParts()])
    },
  ],
  play: async ({ canvas, args, globals }) => {
    if (globals['locale'] !== 'en-GB') return
    const heading = { level: 1, name: args.heading }
    await expect(await canvas.findByRole('heading', heading, { timeout: 20_000 })).toBeVisible()
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const user: User = { id: 1, display: 'ada', username: 'ada', email: 'ada@example.org' }
const createdAt = '2026-01-05 08:00:00+00:00'
const today = dayNow()
/** The heading of the dashboard. */
const weekday = new Date(today).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
const kind = 'daily-todos'

/** Two weeks of a list: the last to-do was skipped now and then, and today two are done. */
const items = Array.from({ length: 14 }, (_, ago) => ago).flatMap((ago) =>
  [1, 2, 3].map((option) => ({
    id: ago * 3 + option,
    module: 1,
    option,
    date: addDays(today, -ago),
    status: option < 3 ? 'done' : ago % 4 === 1 ? 'skip' : ago === 0 ? 'todo' : 'done',
  })),
)

const content: StoryData = {
  user,
  lists: {
    'daily-todos-modules': [{ id: 1, user: 1, createdAt, name: 'Morning' }],
    'daily-todos-widgets': [{ id: 1, module: 1, name: 'Morning' }],
    'daily-todo-options': [
      { id: 1, module: 1, name: 'Water the plants', text: 'The fern twice' },
      { id: 2, module: 1, name: 'Stretch', text: 'Ten minutes' },
      { id: 3, module: 1, name: 'Read', text: 'A chapter' },
    ],
    'daily-todo-items': items,
    'inspiration-modules': [{ id: 1, user: 1, createdAt, name: 'Thoughts' }],
    'inspiration-widgets': [{ id: 1, module: 1, name: 'Thought of the day' }],
    'inspiration-options': [
      {
        id: 1,
        module: 1,
        name: 'Sailors',
        type: 'text',
        text: 'A smooth sea never made a skilled sailor.',
        image: null,
        imageURL: null,
      },
    ],
    'inspiration-items': [{ id: 1, module: 1, option: 1, date: today }],
  },
}

/** Some lists of some to-dos each, of which every third is done today and every seventh is skipped. */
function lists(count: number, todos: number): StoryData {
  const ids = Array.from({ length: count }, (_, index) => index + 1)
  const options = Array.from({ length: count * todos }, (_, index) => ({
    id: index + 1,
    module: Math.floor(index / todos) + 1,
    name:
      index % 5 === 4 ? `Write about what to-do ${index + 1} was good for` : `To-do ${index + 1}`,
    text: `To-do ${index + 1}`,
  }))
  return {
    user,
    lists: {
      'daily-todos-modules': ids.map((id) => ({ id, user: 1, createdAt, name: `List ${id}` })),
      'daily-todos-widgets': ids.map((id) => ({ id, module: id, name: `List ${id}` })),
      'daily-todo-options': options,
      'daily-todo-items': options
        .filter(({ id }) => id % 3 === 0 || id % 7 === 0)
        .map(({ id, module }) => ({
          id,
          module,
          option: id,
          date: today,
          status: id % 3 === 0 ? 'done' : 'skip',
        })),
    },
  }
}

const listNames = [
  'Morning',
  'Work',
  'Body',
  'Evening',
  'Garden',
  'Learning Portuguese',
  'Home and household',
  'Music',
]

/** Lists of four to-dos with so many days, of which most were done, some were skipped, and now and then almost none was. */
function pastOf(names: readonly string[], days: number): StoryData {
  const todos = ['Walk the dog before breakfast', 'Read twenty pages', 'Stretch', 'Write']
  const named = names.map((name, index) => ({ id: index + 1, name }))
  const options = named.flatMap(({ id }) =>
    todos.map((name, index) => ({ id: 4 * (id - 1) + index + 1, module: id, name, text: name })),
  )
  const statusOn = (ago: number, option: number) => {
    const chance = (ago * 7919 + option * 104_729 + ago * ago * option) % 100
    if (ago % 11 === 4) return chance < 40 ? 'done' : 'todo'
    return chance < 84 ? 'done' : chance < 90 ? 'skip' : 'todo'
  }
  return {
    user,
    lists: {
      'daily-todos-modules': named.map((list) => ({ ...list, user: 1, createdAt })),
      'daily-todos-widgets': named.map(({ id, name }) => ({ id, module: id, name })),
      'daily-todo-options': options,
      'daily-todo-items': Array.from({ length: days }, (_, ago) => ago).flatMap((ago) =>
        options.map(({ id, module }) => ({
          id: ago * options.length + id,
          module,
          option: id,
          date: addDays(today, -ago),
          status: statusOn(ago, id),
        })),
      ),
    },
  }
}

/** A visitor's page: one thing to do. */
export const SignIn: Story = { args: { heading: 'Log in', path: paths.authenticate, data: {} } }

/** The first step of a new account. */
export const NewAccount: Story = {
  args: { heading: 'Create your account', path: paths.signUp, data: {} },
}

/** The last step: the name of the passkey is suggested. */
export const NewPasskey: Story = {
  args: {
    heading: 'Create your passkey',
    path: paths.createSignUpPasskey,
    data: { flow: 'mfa_signup_webauthn' },
  },
}

/** The page on which the code from an e-mail is typed. */
export const Code: Story = {
  args: {
    heading: 'Enter your code',
    path: paths.confirmLoginCode,
    data: { flow: 'login_by_code' },
  },
}

const history = { heading: 'History', path: paths.history }

/** Two weeks of one list. */
export const History: Story = { args: { ...history, data: content } }

/** A new person's first day: the grid begins here, and sharing waits in a menu. */
export const HistoryOfFirstDay: Story = { args: { ...history, data: pastOf(['Morning'], 1) } }

/** A month of three lists. */
export const HistoryOfMonth: Story = {
  args: { ...history, data: pastOf(['Morning', 'Work', 'Evening'], 35) },
}

/** A year of eight lists, as many as anyone has. */
export const HistoryOfManyLists: Story = { args: { ...history, data: pastOf(listNames, 380) } }

/** The page of one of them. */
export const HistoryOfList: Story = {
  args: {
    heading: 'Morning',
    path: paths.historyOfList({ moduleId: 1 }),
    data: pastOf(listNames, 380),
  },
}

/** Cards on a quiet ground. The keys of the app work, as everywhere for signed-in people. */
export const Dashboard: Story = {
  args: { heading: weekday, path: paths.dashboard, data: content },
  play: async (context) => {
    await meta.play(context)
    if (context.globals['locale'] !== 'en-GB') return
    await userEvent.keyboard('?')
    const named = { name: 'Keyboard shortcuts' }
    // Its script loads now.
    const shortcuts = await screen.findByRole('dialog', named, { timeout: 20_000 })
    await waitFor(() => expect(shortcuts).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(shortcuts).not.toBeInTheDocument())
  },
}

/** The dashboard of a person who has just created an account. */
export const FirstRun: Story = {
  args: { heading: weekday, path: paths.dashboard, data: { user } },
}

/** Its second step, which can be left out: the thought is typed where it will be read. */
export const FirstThought: Story = {
  ...FirstRun,
  play: async (context) => {
    await meta.play(context)
    const name = /^(A thought for the day|Een gedachte voor de dag)$/
    await userEvent.click(await screen.findByRole('button', { name }, { timeout: 20_000 }))
    const field = { name: /^(Thought|Gedachte)$/ }
    await waitFor(() => expect(screen.getByRole('textbox', field)).toHaveFocus())
  },
}

const dashboard = { heading: weekday, path: paths.dashboard }

/** A list without to-dos says what to do next. */
export const DashboardOfAnEmptyList: Story = { args: { ...dashboard, data: lists(1, 0) } }

/** Three lists of three. */
export const DashboardOfShortLists: Story = { args: { ...dashboard, data: lists(3, 3) } }

/** Three lists of twelve. */
export const DashboardOfLists: Story = { args: { ...dashboard, data: lists(3, 12) } }

/** Eight lists: as many as anyone has. */
export const DashboardOfManyLists: Story = { args: { ...dashboard, data: lists(8, 3) } }

/** One list of forty: as long as anyone has. */
export const DashboardOfLongList: Story = { args: { ...dashboard, data: lists(1, 40) } }

/** The lists and what is in them. */
export const Modules: Story = { args: { heading: 'Settings', path: paths.modules, data: content } }

const module = { heading: 'Morning', path: paths.module({ kind, moduleId: 1 }) }

/** A list: its to-dos as rows, and one group for what is set. */
export const Module: Story = { args: { ...module, data: content } }

/** The same on a phone. */
export const ModuleOnAPhone: Story = {
  args: { ...module, data: content },
  globals: { viewport: { value: 'mobile1' } },
}

/** A new list says that it has no to-dos, and adds one. */
export const ModuleOfAnEmptyList: Story = {
  args: { ...module, heading: 'List 1', data: lists(1, 0) },
}

/** A form, and its way back. */
export const Option: Story = {
  args: {
    heading: 'Water the plants',
    path: paths.option({ kind, moduleId: 1, optionId: 1 }),
    data: content,
  },
}

/** Tables that are drawn as rows. */
export const Account: Story = {
  args: {
    heading: 'My account',
    path: paths.account,
    data: {
      ...content,
      addresses: [
        { email: 'ada@example.org', verified: true, primary: true },
        { email: 'ada.with.a.long.name@example.com', verified: false, primary: false },
      ],
      passkeys: [
        {
          type: 'webauthn',
          id: 1,
          name: 'Laptop',
          is_passwordless: true,
          created_at: Date.parse('2026-01-05T08:00:00Z') / 1000,
          last_used_at: Date.parse(`${today}T07:00:00Z`) / 1000,
        },
      ],
      sessions: [
        {
          id: 1,
          user_agent: navigator.userAgent,
          created_at: Date.parse('2026-01-05T08:00:00Z') / 1000,
          is_current: true,
        },
      ],
    },
  },
}
