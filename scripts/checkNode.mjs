// Plain JavaScript that any Node can read: it runs before anything that needs a recent one.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Daymark needs Node 22.18 or newer; this is ${process.versions.node}. Install Node 24 from https://nodejs.org and try again.`,
  )
  process.exit(1)
}
