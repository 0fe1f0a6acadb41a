/** What nodemailer says of a delivery that failed. */
interface SmtpFailure {
  message?: string
  code?: string
  command?: string
  response?: string
  responseCode?: number
}

/**
 * Why a mail did not go: whether its address was refused for good, and the server's words, in which the
 * address is left out because they end up in logs.
 */
export function explainFailure(error: unknown, to: string): { isRefused: boolean; words: string } {
  const { message, code, command, response, responseCode = 0 } = error as SmtpFailure
  // 4xx passes, and so may a server that refuses the sender or the password: somebody mends it.
  const isRefused = command === 'RCPT TO' && responseCode >= 500
  const words = response ?? message ?? code ?? 'unknown'
  return { isRefused, words: words.replaceAll(to, '<address>') }
}
