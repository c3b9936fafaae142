import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { say } from './run.js'

const me = String(process.pid)

/**
 * Runs work under a lock in a folder, so that two starts at once do not overwrite each other's files. The lock contains the id
 * of its process; the lock of a process that has ended is taken over.
 */
export async function withFolderLock(folder, work) {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, '.lock')
  let told = false
  while (!takeFree(file) && !(await takeOver(file))) {
    if (!told) say('waiting for another start in this folder to finish')
    told = true
    await wait(250)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function takeFree(file) {
  try {
    writeFileSync(file, me, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** Replaces the file of an owner that has ended. If several processes do so, the last one to write has the lock. */
async function takeOver(file) {
  if (isAlive(ownerOf(file))) return false
  writeFileSync(`${file}.${me}`, me)
  renameSync(`${file}.${me}`, file)
  await wait(200)
  return ownerOf(file) === me
}

function ownerOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function isAlive(pid) {
  // The lock was just released or is not written yet: the next attempt decides.
  if (pid === '') return true
  try {
    process.kill(Number(pid), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
