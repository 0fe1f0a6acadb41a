import { configureApi } from '@daymark/api'
import { checkAnswer } from '@daymark/api/schemas'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { createMemoryRouter } from 'react-router-dom'
import { chooseLanguage } from '../lib/i18n/i18n.ts'
import { queryClient } from '../lib/query/queryClient.ts'
import { refreshSession } from '../lib/session/sessionStore.ts'
import { paths } from '../paths.ts'
import { App } from './App.tsx'
import { preloadSignedInParts } from './AppLayout.tsx'
import { routeTree } from './router.tsx'
import { startTexts } from './start/startTexts.ts'
import { content, listNames, lists, pastOf, today, user } from './testing/storyContent.ts'
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

/** The heading of the dashboard. */
const weekday = new Date(today).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
const kind = 'daily-todos'

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
  globals: { viewport: { value: 'phone' } },
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
