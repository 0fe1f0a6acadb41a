// Loaded before the program (`--import`): kills it at the change of the file system whose number DAYMARK_KILL_AT has. A
// copy is then half written.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

let left = Number(process.env['DAYMARK_KILL_AT'])

for (const name of ['mkdirSync', 'copyFileSync', 'renameSync', 'rmSync', 'writeFileSync']) {
  const original = fs[name]
  fs[name] = (...given) => {
    left -= 1
    if (left === 0) {
      const [from, to] = given
      if (name === 'copyFileSync') {
        const bytes = fs.readFileSync(from)
        fs.writeFileSync(to, bytes.subarray(0, bytes.length / 2))
      }
      process.kill(process.pid, 'SIGKILL')
    }
    return original(...given)
  }
}
syncBuiltinESMExports()
