import { chromiumPath } from '../../scripts/browser.ts'
import { PuppeteerEngine } from './puppeteerEngine.ts'
import { smoke } from './smoke.ts'

smoke('Chromium', () => PuppeteerEngine.start('chrome', chromiumPath() ?? ''))
