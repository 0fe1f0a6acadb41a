import { report, runAndCount } from './runAndCount.ts'

report(await runAndCount('vitest', ['run', '--project', 'attacks']))
