import { byNamespace } from '../catalogues.ts'

export const catalogues = byNamespace(
  import.meta.glob(
    [
      './nl/*.json',
      '!./nl/{firstRun,notifications,listChanges,lookBack,widgetMenu,thoughtMenu,arrange,takeout}.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
