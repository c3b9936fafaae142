/** Tells how much processor this process has used, in seconds, whenever it is asked. */
export function tellCpu(): void {
  process.on('message', (message) => {
    if (message !== 'cpu') return
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: (user + system) / 1e6 })
  })
}
