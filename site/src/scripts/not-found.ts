// Helps a developer who investigates a broken link. Nothing is sent anywhere.
console.warn(`404: there is no page at ${location.pathname}`);

export {};
