import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../support/free-port.ts'
import { installed, type RunningPeer, requireProgram, startPeer, step } from '../peer.ts'

const VERSION = 'v1.8.0'
const KEYS = { accessKeyId: 'foyer', secretAccessKey: 'secret-of-foyer' }
const BUCKET = 'house'

/** An S3 server that keeps its files in a folder (https://github.com/versity/versitygw). */
export async function versitygw(): Promise<string> {
  const folder = await installed(`versitygw-${VERSION}`, (into) => {
    requireProgram('go', ['version'], 'Go is not installed, which the S3 server versitygw is built with.')
    step('go', ['install', `github.com/versity/versitygw/cmd/versitygw@${VERSION}`], { env: { GOBIN: into } })
  })
  return path.join(folder, 'versitygw')
}

export interface S3Server {
  settings: typeof KEYS & {
    endpoint: string
    region: string
    bucket: string
    prefix: string
    isPathStyle: boolean
  }
  /** The same for a house. */
  environment: Record<string, string>
  /** Ends it, as if the machine were gone, and starts it again on the same port with the same files. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** Starts it with one bucket that is empty. What it keeps and notes is in `folder`. */
export async function startS3(program: string, folder: string): Promise<S3Server> {
  const port = await freePort()
  const [files, notes] = ['buckets', 'notes'].map((name) => path.join(folder, name)) as [string, string]
  mkdirSync(path.join(files, BUCKET), { recursive: true })
  mkdirSync(notes, { recursive: true })
  const args = ['--port', `127.0.0.1:${port}`, 'posix', '--sidecar', notes, files]
  const env = { ROOT_ACCESS_KEY: KEYS.accessKeyId, ROOT_SECRET_KEY: KEYS.secretAccessKey }
  let running: RunningPeer | null = null
  const server: S3Server = {
    settings: {
      ...KEYS,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      prefix: 'sites/house/',
      isPathStyle: true,
    },
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_PREFIX: 'sites/house',
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    async start() {
      running = await startPeer(program, args, { port, env })
    },
    async stop() {
      await running?.stop()
    },
  }
  await server.start()
  return server
}
