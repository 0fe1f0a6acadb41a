import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** What the service worker sends when a person presses a notification. It opens another window unless the port answers. */
export interface NotificationPress {
  navigate: string
}

/** Leads to the address of a notification that was pressed, by the router, so that a form asks about what was typed. */
export function useNotificationPresses(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function lead({ data, ports: [port] }: MessageEvent<NotificationPress>): void {
      const { pathname, search, hash } = new URL(data.navigate, location.origin)
      port?.postMessage('shown')
      void navigate({ pathname, search, hash })
    }
    const { serviceWorker } = navigator as Partial<Navigator>
    serviceWorker?.addEventListener('message', lead)
    return () => serviceWorker?.removeEventListener('message', lead)
  }, [navigate])
}
