import { testWholeSchedule } from './whole-schedule.ts'

testWholeSchedule('kafka')
