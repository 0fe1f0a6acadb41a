import type SMTPConnection from 'nodemailer/lib/smtp-connection'

/**
 * Why a mail did not go: whether its address was refused for good, and the server's words, in which the
 * address is left out because they end up in logs.
 */
export function explainFailure(error: unknown, to: string): { isRefused: boolean; words: string } {
  const {
    message,
    code,
    command,
    response,
    responseCode = 0,
  } = error as Partial<SMTPConnection.SMTPError>
  // 4xx is temporary. A refused sender or password may be one too: an operator can correct the settings.
  const isRefused = command === 'RCPT TO' && responseCode >= 500
  const words = response ?? message ?? code ?? 'unknown'
  return { isRefused, words: words.replaceAll(to, '<address>') }
}
