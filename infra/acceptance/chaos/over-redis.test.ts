import { testWholeSchedule } from './whole-schedule.ts'

testWholeSchedule('redis')
