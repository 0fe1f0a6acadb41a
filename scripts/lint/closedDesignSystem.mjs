// A plugin of oxlint, in JavaScript because an editor may run it on a Node that does not read TypeScript.

// Allowed, because it only sets the title of the browser's tab.
const allowed = new Set(['title'])

const message =
  'Screens are built from components of the design system only. What is missing there is added there: ' +
  'CONTRIBUTING.md, "A component of the design system".'

/** Forbids elements of HTML and SVG, by any name that JSX takes for one. */
const noRawElements = {
  create: (context) => ({
    JSXOpeningElement({ name }) {
      const isElement = name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)
      if (isElement && !allowed.has(name.name)) context.report({ node: name, message })
    },
  }),
}

/** Forbids styles that a screen would give a component. */
const noStyles = {
  create: (context) => ({
    JSXAttribute({ name }) {
      if (name.name === 'className' || name.name === 'style')
        context.report({ node: name, message })
    },
  }),
}

const plugin = {
  meta: { name: 'closed-design-system' },
  rules: { 'no-raw-elements': noRawElements, 'no-styles': noStyles },
}

// oxlint-disable-next-line import/no-default-export -- oxlint reads a plugin's default export
export default plugin
