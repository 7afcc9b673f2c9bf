/** Prints the configuration of nginx for the container, with the service at INTAKE. The Containerfile runs it. */
import { containerConfig } from './container-config.ts';

const { INTAKE } = process.env;
process.stdout.write(containerConfig(INTAKE ? { intake: INTAKE } : {}));
