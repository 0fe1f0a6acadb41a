/** Reads the status of the only to-do of today from the answers that this device has kept. IndexedDB takes its time. */
export const keptStatus = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('daymark')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const reading = opening.result.transaction('personal').objectStore('personal').getAll()
    reading.onerror = () => reject(reading.error)
    reading.onsuccess = () => {
      opening.result.close()
      const today = new Date().toISOString().slice(0, 10)
      const items = reading.result
        .filter(({ queryKey }) => JSON.stringify(queryKey).includes('daily-todo-items'))
        .flatMap(({ data }) => data)
      const statuses = items.filter(({ date }) => date === today).map(({ status }) => status)
      resolve([...new Set(statuses)].join())
    }
  }
})`
