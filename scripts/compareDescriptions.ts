// npm run compare:openapi -- https://api.example.com: lists the differences between openapi/*.yaml and
// what a live backend says about itself, as far as the client would notice them.
import { compareWithLive } from '../contracts/descriptions/live.ts'

const [origin] = process.argv.slice(2)

if (origin === undefined || !URL.canParse(origin)) {
  console.error('Usage: npm run compare:openapi -- <origin of a backend>')
  process.exitCode = 2
} else {
  const differences = await compareWithLive(origin)
  for (const difference of differences) console.log(difference)
  console.log(`${differences.length} differences`)
  process.exitCode = differences.length > 0 ? 1 : 0
}
