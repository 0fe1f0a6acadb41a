import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A machine that builds beside the tests may need far more than the second that is the default.
configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)
