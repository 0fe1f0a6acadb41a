/** The e-mail address of the demo account. */
export const demoAddress = 'demo@daymark.example'
