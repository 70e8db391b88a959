/**
 * The zone of tests and journeys, and of what they start. A day that is read off the machine's clock there is neither
 * Bangkok's nor UTC's for some hours of each day; half an hour stands between it and full hours, and it has a summer time.
 */
process.env['TZ'] = 'America/St_Johns';
