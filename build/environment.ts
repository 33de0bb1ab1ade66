/** Reads `.env`, as the server does, before anything asks for the site's values. Import it first. */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
