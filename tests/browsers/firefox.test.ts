import { firefoxPath } from '../../scripts/browser.ts'
import { PuppeteerEngine } from './puppeteerEngine.ts'
import { smoke } from './smoke.ts'

smoke('Firefox', () => PuppeteerEngine.start('firefox', firefoxPath() ?? ''))
