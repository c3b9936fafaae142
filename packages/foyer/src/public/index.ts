export { defineHouse, type HouseFacts } from '../house/define-house.ts'
