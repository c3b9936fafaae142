import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/** The embedded database has its own thread, so that a slow query never delays an answer to a visitor. */
const { folder, socketPath } = workerData as { folder: string; socketPath: string }

const db = await PGlite.create(folder)
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 4 })
await server.start()

parentPort?.on('message', async (message) => {
  if (message !== 'close') return
  await server.stop()
  await db.close()
  parentPort?.postMessage('closed')
})
parentPort?.postMessage('ready')
