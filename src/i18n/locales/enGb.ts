import { byNamespace } from '../catalogues.ts'

export const catalogues = byNamespace(
  import.meta.glob(
    [
      './en-GB/*.json',
      '!./en-GB/{firstRun,notifications,listChanges,lookBack,widgetMenu,thoughtMenu,arrange,takeout}.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
